/** On to the page of a link that doesn't work; whose it was decides what that says. */
export function showLinkFailed(token: string): void {
  location.replace(`/activate/error?${new URLSearchParams({ token }).toString()}`);
}
