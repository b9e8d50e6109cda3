import { useEffect, useEffectEvent } from 'react';

/** Tells of a page that was left and is taken from the browser's memory again, as it was then. */
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
