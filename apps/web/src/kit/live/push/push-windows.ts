const NAME = 'push';

/** Tells every window of this browser, this one too, that its push messages were turned on or off. */
export function notifyWindows(): void {
  if (!hasChannels()) return;
  const channel = new BroadcastChannel(NAME);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  channel.postMessage(null);
  channel.close();
}

/** Calls `listener` each time one of them tells so, until the function it gives is called. */
export function watchWindows(listener: () => void): () => void {
  if (!hasChannels()) return () => {};
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', listener);
  return () => channel.close();
}

/** Without them each window finds out at its next page. */
function hasChannels(): boolean {
  return typeof BroadcastChannel === 'function';
}
