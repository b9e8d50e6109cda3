export interface KeyedQueue {
  /** Runs `work` when all earlier work of the same key has ended, however it ended. */
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
  /** How much work of a key runs or waits. */
  sizeOf(key: string): number;
}

interface Line {
  size: number;
  /** Settles with the last one that has joined. */
  tail: Promise<void>;
}

/** Work of one key runs in order, one at a time in this process; keys don't wait for one another. */
export function createKeyedQueue(): KeyedQueue {
  const lines = new Map<string, Line>();
  return {
    sizeOf: (key) => lines.get(key)?.size ?? 0,
    run: async (key, work) => {
      const line = lines.get(key) ?? { size: 0, tail: Promise.resolve() };
      const before = line.tail;
      const { promise: tail, resolve: done } = Promise.withResolvers<void>();
      line.size += 1;
      line.tail = tail;
      lines.set(key, line);
      try {
        await before;
        return await work();
      } finally {
        done();
        line.size -= 1;
        if (line.size === 0) lines.delete(key);
      }
    },
  };
}
