import { use, useEffect, useState } from 'react';
import { PhotoSourceContext } from './photo-source';
import { afterFailure, freshTries, nextTry, restOf } from './tries';

export interface LoadingTries {
  /** Another one for each try, so that the picture is asked for afresh. */
  number: number;
  /** `awaited` between two tries, during one after the first, and while another address is awaited. */
  state: 'first' | 'awaited' | 'givenUp';
  fail: () => void;
  /** For the picture's `ref`: one of a page that was rendered on the server may be there, or lost, before anyone listens. */
  watch: (image: HTMLImageElement | null, onLoaded?: () => void) => void;
}

/** Tries to load a picture a few times; another address begins anew, and is asked for when this one is given up. */
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
    const next = afterFailure(tries, { isOver: source.isOver(src) });
    setTries(next);
    if (next.phase !== 'resting') source.renew();
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
