import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';

/** Pages that are rendered at once: a page that waits for the database lets others go on. */
const AT_ONCE = 4;

/** Pages that wait for their turn: the last of them waits for a few seconds. */
const MOST_WAITING = 400;

export interface RenderQueue {
  /** Gives what `render` gives, or `busy` at once where too many wait. */
  run<T>(render: () => Promise<T>): Promise<T | 'busy'>;
}

/**
 * Renders few pages at once, and lets the process do other work between two of them. A page takes some milliseconds of the
 * process in one piece: thirty that begin together would keep everybody else waiting until the last of them is done.
 */
export function createRenderQueue({ atOnce = AT_ONCE, mostWaiting = MOST_WAITING } = {}): RenderQueue {
  const limit = pLimit(atOnce);
  return {
    run: async (render) => {
      if (limit.pendingCount >= mostWaiting) return 'busy';
      return limit(async () => {
        await setImmediate();
        return render();
      });
    },
  };
}
