import { use, useEffect, useState } from 'react';
import { PhotoSourceContext } from './photo-source';
import { afterFailure, freshTries, nextTry, restOf } from './tries';

export interface LoadingTries {
  /** Another one for each try, so that the picture is asked for afresh. */
  number: number;
  /** `awaited` between two tries, and during one after the first. */
  state: 'first' | 'awaited' | 'givenUp';
  fail: () => void;
  /**
   * It is the picture's `ref`: a picture of a page that was rendered on the server may have loaded, or
   * failed, before anyone listens.
   */
  watch: (image: HTMLImageElement | null, onLoaded?: () => void) => void;
}

/**
 * Tries to load a picture a few times. A new address restarts the count, and is requested when this one has
 * expired or failed.
 */
export function useTries(src: string): LoadingTries {
  const source = use(PhotoSourceContext);
  const [kept, setTries] = useState(() => freshTries(src));
  const tries = kept.src === src ? kept : freshTries(src);
  const { failed, phase } = tries;
  const restMs = restOf(tries);
  useEffect(() => {
    if (restMs === null) return undefined;
    const timer = setTimeout(() => setTries((before) => nextTry(before)), restMs);
    return () => clearTimeout(timer);
  }, [src, failed, restMs]);
  const fail = (): void => {
    if (phase !== 'trying') return;
    const next = afterFailure(tries);
    setTries(next);
    // It is tried on all the same: a phone whose clock is wrong only believes that an address has run out.
    if (next.phase === 'givenUp' || source.isOver(src)) source.renew();
  };
  return {
    number: phase === 'trying' ? failed : failed - 1,
    state: phase === 'givenUp' ? 'givenUp' : failed > 0 ? 'awaited' : 'first',
    fail,
    watch: (image, onLoaded) => {
      if (!image?.complete) return;
      if (image.naturalWidth > 0) onLoaded?.();
      else if (image.currentSrc !== '') fail();
    },
  };
}
