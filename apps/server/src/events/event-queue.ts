/** Text that waits to be sent to one reader. */
export interface EventQueue {
  /** False when the reader is so far behind that it had better begin again from where it stopped. */
  push(text: string): boolean;
  /** Ends the reading after what is waiting. */
  end(): void;
  /** What was pushed, in its order, until the end. */
  read(): AsyncGenerator<string, void, undefined>;
}

/** UTF-16 units that may wait for a slow reader. */
const MAX_WAITING = 512 * 1024;

export function createEventQueue(signal: AbortSignal): EventQueue {
  let waiting = '';
  let isEnded = false;
  let wake: () => void = () => {};

  const end = (): void => {
    isEnded = true;
    wake();
  };
  if (signal.aborted) end();
  else signal.addEventListener('abort', end, { once: true });

  return {
    end,
    push: (text) => {
      if (isEnded) return true;
      waiting += text;
      wake();
      return waiting.length <= MAX_WAITING;
    },
    read: async function* read() {
      for (;;) {
        if (waiting !== '') {
          const text = waiting;
          waiting = '';
          yield text;
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
