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
      () => {
        end({ part: null, lostAt: retries });
        if (retries > 0 && !isOver) void reloadReachablePage();
      },
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

/**
 * Chromium remembers, as long as a document lives, that a file of it couldn't be had: trying again fails without a request.
 * A new document asks for it. Without a connection this one stays, with all that was typed.
 */
async function reloadReachablePage(): Promise<void> {
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer?.ok) location.reload();
}

interface State<Loaded> {
  part: Loaded | null;
  /** The try that failed. */
  lostAt: number | null;
}
