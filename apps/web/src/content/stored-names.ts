import { SERVICE_WORKER_PATH } from '@vela/domain/push';
import { DISMISSAL_KEYS } from '../kit/storage/dismissals';
import { STORED, type PurposeOf } from '../kit/storage/stored-keys';

export type TabPurpose = PurposeOf<'tab'>;
export type BrowserPurpose = PurposeOf<'browser'> | 'alerts' | 'worker';

type Names<Purpose extends string> = Readonly<Record<Purpose, readonly string[]>>;

/**
 * The names that this site stores in a browser permanently, by purpose, for the list on the cookie page. A name that ends
 * in … is a prefix.
 */
export const BROWSER_NAMES: Names<BrowserPurpose> = {
  warning: keysFor('warning'),
  alerts: DISMISSAL_KEYS,
  kept: keysFor('kept'),
  logOut: keysFor('logOut'),
  worker: [SERVICE_WORKER_PATH.slice(1)],
  source: keysFor('source'),
};

/** What it stores until the tab is closed. */
export const TAB_NAMES: Names<TabPurpose> = {
  typed: keysFor('typed'),
  photo: keysFor('photo'),
  search: keysFor('search'),
  matches: keysFor('matches'),
  page: keysFor('page'),
};

function keysFor(wanted: PurposeOf<'tab' | 'browser'>): string[] {
  return Object.values(STORED)
    .filter(({ purpose }) => purpose === wanted)
    .map(({ key }) => key);
}
