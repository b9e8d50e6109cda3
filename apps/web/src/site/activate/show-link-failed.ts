/** Goes to the page of a link that doesn't work; the link's owner decides what that page says. */
export function showLinkFailed(token: string): void {
  location.replace(`/activate/error?${new URLSearchParams({ token }).toString()}`);
}
