/** An address that knows where to lead back to, for a page that one visits on the way; null leaves it as it is. */
export function withNext(href: string, next: string | null): string {
  if (next === null) return href;
  const joint = href.includes('?') ? '&' : '?';
  return `${href}${joint}${new URLSearchParams({ next }).toString()}`;
}
