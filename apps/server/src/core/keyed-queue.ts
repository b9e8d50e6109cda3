export interface KeyedQueue {
  /** Runs `work` as soon as few enough of the earlier works of the same key go on, however those end. */
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
  /** How much work of a key runs or waits. */
  sizeOf(key: string): number;
}

interface Line {
  running: number;
  /** Those who wait, in order. */
  waiting: (() => void)[];
}

/** Work of one key begins in order, `atOnce` at a time in this process; keys don't wait for one another. */
export function createKeyedQueue({ atOnce = 1 } = {}): KeyedQueue {
  const lines = new Map<string, Line>();
  return {
    sizeOf: (key) => {
      const line = lines.get(key);
      return line === undefined ? 0 : line.running + line.waiting.length;
    },
    run: async (key, work) => {
      const line = lines.get(key) ?? { running: 0, waiting: [] };
      lines.set(key, line);
      if (line.running === atOnce) await new Promise<void>((resolve) => line.waiting.push(resolve));
      else line.running += 1;
      try {
        return await work();
      } finally {
        // Who waits takes over the place.
        const next = line.waiting.shift();
        if (next) next();
        else {
          line.running -= 1;
          if (line.running === 0) lines.delete(key);
        }
      }
    },
  };
}
