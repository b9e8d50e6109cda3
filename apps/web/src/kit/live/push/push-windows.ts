const NAME = 'push';

/** Notifies every window of this browser, including this one, that its push messages were turned on or off. */
export function notifyWindows(): void {
  if (!hasChannels()) return;
  const channel = new BroadcastChannel(NAME);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  channel.postMessage(null);
  channel.close();
}

/** Calls `listener` for each such notification, until the returned function is called. */
export function onWindowNotified(listener: () => void): () => void {
  if (!hasChannels()) return () => {};
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', listener);
  return () => channel.close();
}

/** Without them each window notices it at its next page. */
function hasChannels(): boolean {
  return typeof BroadcastChannel === 'function';
}
