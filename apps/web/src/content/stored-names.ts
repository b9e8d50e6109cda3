import { SERVICE_WORKER_PATH } from '@vela/domain/push';
import { DISMISSAL_KEYS } from '../shell/alerts';

/**
 * The names that this site stores in a browser permanently, by purpose, for the list on the cookie page. A
 * name that ends in … is a prefix.
 */
export const BROWSER_NAMES = {
  warning: ['skip-entry-warning'],
  alerts: DISMISSAL_KEYS,
  kept: ['kept:…'],
  logOut: ['logged-out'],
  worker: [SERVICE_WORKER_PATH.slice(1)],
  source: ['traffic-source'],
} as const satisfies Record<string, readonly string[]>;

/** What it keeps there until the tab is closed. */
export const TAB_NAMES = {
  typed: ['signup-draft', 'address', 'typed', 'written', 'profile/…'],
  photo: ['waiting-photo', 'waiting-photo:picture'],
  search: ['search', 'list'],
  matches: ['found-matches'],
  page: [
    'fonts',
    'reloaded-at',
    'members-area-since',
    'signed-out',
    'language-before',
    'confirmed',
    'offline-failures',
  ],
} as const satisfies Record<string, readonly string[]>;

export type BrowserPurpose = keyof typeof BROWSER_NAMES;
export type TabPurpose = keyof typeof TAB_NAMES;
