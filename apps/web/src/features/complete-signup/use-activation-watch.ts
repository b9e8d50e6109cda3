import { useEffect } from 'react';
import { wayOn } from './way-on';

const MINUTE_MS = 60_000;

/** Looks each minute, and whenever someone comes back to this tab, whether the account was activated elsewhere. */
export function useActivationWatch(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const watching = new AbortController();
    const { signal } = watching;
    const look = () => {
      if (document.visibilityState === 'visible') void goOnWhenActive(signal);
    };
    addEventListener('focus', look, { signal });
    document.addEventListener('visibilitychange', look, { signal });
    const timer = setInterval(look, MINUTE_MS);
    return () => {
      watching.abort();
      clearInterval(timer);
    };
  }, [isWaiting]);
}

async function goOnWhenActive(signal: AbortSignal): Promise<void> {
  const { findUser } = await import('./send-activation-mail');
  const way = wayOn(await findUser());
  if (way !== null && !signal.aborted) location.assign(way);
}
