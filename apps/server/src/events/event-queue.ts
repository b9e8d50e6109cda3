import type { EventBytes } from '../core/events-port';

/** What waits to be sent to one reader. */
export interface EventQueue {
  /** False when the reader is so far behind that it had better begin again from where it stopped. */
  push(bytes: EventBytes): boolean;
  /** Ends the reading after what is waiting. */
  end(): void;
  /** What was pushed, in its order, until the end. */
  read(): AsyncGenerator<EventBytes, void, undefined>;
}

/** Bytes that may wait for a slow reader. */
const MAX_WAITING = 512 * 1024;
/** Up to here small events that wait are sent together; a large one goes as it is, the same bytes to all. */
const TOGETHER = 16 * 1024;

export function createEventQueue(signal: AbortSignal): EventQueue {
  let waiting: EventBytes[] = [];
  let waitingBytes = 0;
  let isEnded = false;
  let wake: () => void = () => {};

  const end = (): void => {
    isEnded = true;
    wake();
  };
  if (signal.aborted) end();
  else signal.addEventListener('abort', end, { once: true });

  const take = (): EventBytes | null => {
    const count = countTogether(waiting);
    const taken = waiting.slice(0, count);
    waiting = waiting.slice(count);
    const [first] = taken;
    if (!first) return null;
    const bytes = taken.length === 1 ? first : Buffer.concat(taken);
    waitingBytes -= bytes.byteLength;
    return bytes;
  };

  return {
    end,
    push: (bytes) => {
      if (isEnded) return true;
      waiting.push(bytes);
      waitingBytes += bytes.byteLength;
      wake();
      return waitingBytes <= MAX_WAITING;
    },
    read: async function* read() {
      for (;;) {
        const bytes = take();
        if (bytes) {
          yield bytes;
          continue;
        }
        if (isEnded) return;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}

/** How many of those that wait first are sent at once: at least one. */
function countTogether(waiting: readonly EventBytes[]): number {
  let size = 0;
  const beyond = waiting.findIndex(({ byteLength }) => (size += byteLength) > TOGETHER);
  return beyond === -1 ? waiting.length : Math.max(1, beyond);
}
