import { useEffect, useEffectEvent } from 'react';

/**
 * Lets the browser's Back close what is over the page, as long as this is rendered. Returns a function that closes it from the
 * page, which goes back in the history, too: one press of Back then leaves the page, as before.
 */
export function useBackCloses(onClose: () => void): () => void {
  const back = useEffectEvent(onClose);
  useEffect(() => {
    history.pushState(null, '');
    const listening = new AbortController();
    addEventListener('popstate', () => back(), { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return () => history.back();
}
