import { STORED } from '../../kit/storage/stored-keys';
import { MINUTE } from '@vela/domain/time';
import type { SafeStore } from '../../kit/storage/safe-store';

const { key: KEY } = STORED.offlineFailures;

/** What is older was another time without the site: a reload that fails shows within this that it did. */
const KEPT_MS = MINUTE;

/** How often in a row the site wasn't there, over the reloads of the page in between. */
export interface SavedFailures {
  /** Those before the reload that led here; 0 where none did. */
  take: () => number;
  /** Before a reload, which may be one more of them. */
  keep: (failures: number) => void;
}

/**
 * Stores failures in a store of the tab; `now` is in milliseconds. A browser without storage starts over with
 * each page.
 */
export function savedFailures(
  store: Pick<SafeStore, 'get' | 'set' | 'remove'>,
  now: () => number,
): SavedFailures {
  return {
    take: () => {
      const [failures = 0, keptAt = 0] = (store.get(KEY) ?? '').split(' ').map(Number);
      store.remove(KEY);
      const age = now() - keptAt;
      return Number.isSafeInteger(failures) && failures > 0 && age >= 0 && age <= KEPT_MS ? failures : 0;
    },
    keep: (failures) => store.set(KEY, `${failures} ${now()}`),
  };
}
