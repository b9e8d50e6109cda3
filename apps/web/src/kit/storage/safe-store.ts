import type { DismissalKey } from '@vela/domain/alerts';
import type { StoredKey } from './stored-keys';

export type StorageKey = StoredKey | DismissalKey;

/** The storage of a browser for this site. A storage that rejects everything counts as empty. */
export interface SafeStore {
  get: (key: StorageKey) => string | null;
  set: (key: StorageKey, text: string) => void;
  remove: (key: StorageKey) => void;
  /** Everything whose key begins so. */
  removeAll: (prefix: string) => void;
}

/** It lasts until the tab is closed. */
export const tabStore = safeStore(() => sessionStorage);

/** It lasts for good. */
export const browserStore = safeStore(() => localStorage);

// If storage is forbidden, its very mention throws; if it is full, writing does.
function safeStore(open: () => Storage): SafeStore {
  return {
    get: (key) => attempt(() => open().getItem(key)) ?? null,
    set: (key, text) => attempt(() => open().setItem(key, text)),
    remove: (key) => attempt(() => open().removeItem(key)),
    removeAll: (prefix) => {
      const keys = attempt(() => Object.keys(open())) ?? [];
      for (const key of keys) if (key.startsWith(prefix)) attempt(() => open().removeItem(key));
    },
  };
}

function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
