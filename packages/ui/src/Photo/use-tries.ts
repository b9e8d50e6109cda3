import { useEffect, useState } from 'react';
import { afterFailure, freshTries, isGivenUp, restOf } from './tries';

export interface LoadingTries {
  /** Another one for each try, so that the picture is asked for afresh. */
  number: number;
  /** Between two tries, or during one after the first. */
  isAgain: boolean;
  isGivenUp: boolean;
  fail: () => void;
}

/** Tries to load a picture a few times; another address begins anew. `onGivenUp` is told once for each address. */
export function useTries(src: string, onGivenUp: (() => void) | undefined): LoadingTries {
  const [kept, setTries] = useState(() => freshTries(src));
  const tries = kept.src === src ? kept : freshTries(src);
  const { failed, isResting } = tries;
  const restMs = restOf(tries);
  useEffect(() => {
    if (restMs === null) return undefined;
    const timer = setTimeout(() => setTries({ src, failed, isResting: false }), restMs);
    return () => clearTimeout(timer);
  }, [src, failed, restMs]);
  return {
    number: isResting ? failed - 1 : failed,
    isAgain: failed > 0,
    isGivenUp: isGivenUp(tries),
    fail: () => {
      if (isResting) return;
      const next = afterFailure(tries);
      setTries(next);
      if (isGivenUp(next)) onGivenUp?.();
    },
  };
}
