import { useSyncExternalStore } from 'react';
import { tabStore } from '../storage';

const KEY = 'search';
const START = '/members';

/** Keeps the address of a search, so that whoever was looked at from there leads back to it. */
export function keepSearch(href: string): void {
  tabStore.set(KEY, href);
}

/** Where this tab searched last; the members' start where it hasn't, and until the page is the browser's. */
export function useKeptSearch(): string {
  return useSyncExternalStore(hearNothing, readSearch, () => START);
}

// While a page stands, nobody searches in its tab.
function hearNothing(): () => void {
  return () => undefined;
}

/** Storage is open to whoever writes scripts on this site: nothing but a search is gone to. */
function readSearch(): string {
  const href = tabStore.get(KEY);
  return href !== null && /^\/members(?:\?|$)/.test(href) ? href : START;
}
