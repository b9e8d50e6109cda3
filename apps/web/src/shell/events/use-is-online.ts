import { useSyncExternalStore } from 'react';

/** Whether the browser has a network, as far as it knows; a connection that hangs is noticed by what is listened to. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(onChange: () => void): () => void {
  const listening = new AbortController();
  for (const name of ['online', 'offline']) addEventListener(name, onChange, { signal: listening.signal });
  return () => listening.abort();
}
