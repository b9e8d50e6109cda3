import { useEffect, useState } from 'react';

export interface PartOfPage<Loaded> {
  /** null until it is loaded. */
  part: Loaded | null;
  /** The last try to load it failed. */
  isFailed: boolean;
  isTrying: boolean;
  /** How often it was retried. */
  retries: number;
  retry: () => void;
}

/**
 * Loads a part of the page when it is needed; `load` must stay the same function. A part that fails to load leaves the rest
 * of the page, where `lazy` without a boundary would unmount the whole document.
 */
export function usePart<Loaded>(load: () => Promise<Loaded>): PartOfPage<Loaded> {
  const [retries, setRetries] = useState(0);
  const [{ part, failedAt }, setState] = useState<State<Loaded>>({ part: null, failedAt: null });
  useEffect(() => {
    let isOver = false;
    const end = (state: State<Loaded>) => {
      if (!isOver) setState(state);
    };
    void load().then(
      (loaded) => end({ part: loaded, failedAt: null }),
      () => {
        end({ part: null, failedAt: retries });
        if (retries > 0 && !isOver) void reloadReachablePage();
      },
    );
    return () => {
      isOver = true;
    };
  }, [load, retries]);
  return {
    part,
    isFailed: failedAt !== null,
    isTrying: part === null && failedAt !== retries,
    retries,
    retry: () => setRetries(retries + 1),
  };
}

/**
 * Chromium caches for the life of a document that a file of it failed to load: another try fails without a request. A new
 * document requests it again. Without a connection this document stays, with all that was typed.
 */
async function reloadReachablePage(): Promise<void> {
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer?.ok) location.reload();
}

interface State<Loaded> {
  part: Loaded | null;
  /** The try that failed. */
  failedAt: number | null;
}
