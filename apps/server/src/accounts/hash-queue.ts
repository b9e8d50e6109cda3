import pLimit from 'p-limit';
import { Failure } from '../core/failure';

/** Hashes that are made at once: as many threads as Node has for such work. */
const AT_ONCE = 4;

/** Hashes that wait for their turn: the last of them waits for a few seconds. */
const MOST_WAITING = 200;

/** Many hashes may have ended in this time, in seconds. */
const RETRY_AFTER = 5;

export interface HashQueue {
  /** Throws Failure `busy` where too many wait. Asked before anything is counted that a hash decides. */
  requireRoom(): void;
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** Makes few hashes at once: each takes a processor for tens of milliseconds, and memory while it does. */
export function createHashQueue({ atOnce = AT_ONCE, mostWaiting = MOST_WAITING } = {}): HashQueue {
  const limit = pLimit(atOnce);
  return {
    requireRoom: () => {
      if (limit.pendingCount >= mostWaiting) throw new Failure('busy', { retryAfter: RETRY_AFTER });
    },
    run: (work) => limit(work),
  };
}
