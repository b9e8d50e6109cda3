import type { SafeStore } from '../../src/kit/storage/safe-store';

export interface MemoryStore extends SafeStore {
  texts: Map<string, string>;
}

/** The storage of a tab, in memory. In a small one, texts longer than `room` are not stored, as in a full browser. */
export function createMemoryStore({ room = Infinity }: { room?: number } = {}): MemoryStore {
  const texts = new Map<string, string>();
  return {
    texts,
    get: (key) => texts.get(key) ?? null,
    set: (key, text) => void (text.length <= room && texts.set(key, text)),
    remove: (key) => void texts.delete(key),
    removeAll: (prefix) => {
      for (const key of texts.keys()) if (key.startsWith(prefix)) texts.delete(key);
    },
  };
}
