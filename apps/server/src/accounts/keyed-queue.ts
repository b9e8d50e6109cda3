export interface KeyedQueue {
  /** Runs `work` when all earlier work of the same key has ended, however it ended. */
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
}

/** Work of one key runs in order, one at a time in this process; keys don't wait for one another. */
export function createKeyedQueue(): KeyedQueue {
  const tails = new Map<string, Promise<void>>();
  return {
    run: async (key, work) => {
      const before = tails.get(key);
      const { promise: tail, resolve: done } = Promise.withResolvers<void>();
      tails.set(key, tail);
      try {
        await before;
        return await work();
      } finally {
        done();
        if (tails.get(key) === tail) tails.delete(key);
      }
    },
  };
}
