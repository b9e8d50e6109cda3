import { STORED } from '../../kit/storage/stored-keys';
import { MINUTE } from '@vela/domain/time';
import type { SafeStore } from '../../kit/storage/safe-store';

const { key: KEY } = STORED.offlineFailures;

/** Older failures belong to an earlier outage: a reload that fails shows so within this time. */
const VALID_MS = MINUTE;

/** How often in a row the site could not be reached, counted over reloads of the page. */
export interface SavedFailures {
  /** Returns the failures before the reload that led here, and deletes them; 0 without any. */
  consume: () => number;
  /** Saves the failures before a reload, which may add one. */
  save: (failures: number) => void;
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
    consume: () => {
      const [failures = 0, savedAt = 0] = (store.get(KEY) ?? '').split(' ').map(Number);
      store.remove(KEY);
      const age = now() - savedAt;
      return Number.isSafeInteger(failures) && failures > 0 && age >= 0 && age <= VALID_MS ? failures : 0;
    },
    save: (failures) => store.set(KEY, `${failures} ${now()}`),
  };
}
