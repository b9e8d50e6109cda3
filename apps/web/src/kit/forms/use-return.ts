import { useEffect, useEffectEvent } from 'react';

/** Calls back when a page that was left is restored from the browser's memory in its old state. */
export function useReturn(onReturn: () => void): void {
  const returned = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) onReturn();
  });
  useEffect(() => {
    const listening = new AbortController();
    addEventListener('pageshow', (event) => returned(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
