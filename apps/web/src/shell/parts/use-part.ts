import { useEffect, useState } from 'react';

export interface PartOfPage<Loaded> {
  /** null until it is there. */
  part: Loaded | null;
  /** It couldn't be had, and hasn't been since. */
  isLost: boolean;
  isTrying: boolean;
  /** How often it was tried again. */
  retries: number;
  retry: () => void;
}

/**
 * A part of the page that is loaded when it is needed, by a function that stays the same. One that can't be had takes
 * nothing else with it, as `lazy` without a boundary would take the whole document.
 */
export function usePart<Loaded>(load: () => Promise<Loaded>): PartOfPage<Loaded> {
  const [retries, setRetries] = useState(0);
  const [{ part, lostAt }, setState] = useState<State<Loaded>>({ part: null, lostAt: null });
  useEffect(() => {
    let isOver = false;
    const end = (state: State<Loaded>) => {
      if (!isOver) setState(state);
    };
    void load().then(
      (loaded) => end({ part: loaded, lostAt: null }),
      () => end({ part: null, lostAt: retries }),
    );
    return () => {
      isOver = true;
    };
  }, [load, retries]);
  return {
    part,
    isLost: lostAt !== null,
    isTrying: part === null && lostAt !== retries,
    retries,
    retry: () => setRetries(retries + 1),
  };
}

interface State<Loaded> {
  part: Loaded | null;
  /** The try that failed. */
  lostAt: number | null;
}
