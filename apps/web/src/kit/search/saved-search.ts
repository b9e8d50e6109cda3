import { STORED } from '../storage/stored-keys';
import { useSyncExternalStore } from 'react';
import { tabStore, type SafeStore } from '../storage/safe-store';
import { listKind, type ListKind } from './list-kind';

const { key: SEARCH_KEY } = STORED.search;
const { key: LIST_KEY } = STORED.list;
const START = '/members';

/** A list of members, and how they stand in it. */
export interface SavedList {
  href: string;
  kind: ListKind;
}

const listeners = new Set<() => void>();

/**
 * Stores the address of a search, so that the page of a member leads back to the search it was opened from.
 */
export function saveSearch(href: string): void {
  tabStore.set(SEARCH_KEY, href);
  saveList(href);
}

/** Stores the address of a list of members, which is left for one of them. */
export function saveList(href: string): void {
  tabStore.set(LIST_KEY, href);
  for (const listener of listeners) listener();
}

/** Returns this tab's last search; the members' start if there was none, and until the page is hydrated. */
export function useSavedSearch(): string {
  return useSyncExternalStore(
    subscribe,
    () => savedSearch(tabStore),
    () => START,
  );
}

/** The list of members that this tab was on last; as `useSavedSearch` where there was none. */
export function useSavedList(): SavedList {
  const href = useSyncExternalStore(
    subscribe,
    () => savedList(tabStore).href,
    () => START,
  );
  return asList(href);
}

/** Returns the address of the stored search; the members' start for none. */
export function savedSearch(store: SafeStore): string {
  const href = store.get(SEARCH_KEY);
  return href !== null && listKind(href) === 'search' ? href : START;
}

/** Returns the stored list; the members' start for none. */
export function savedList(store: SafeStore): SavedList {
  return asList(store.get(LIST_KEY));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Any script on this site can write to storage, so only the address of a list of members is accepted. */
function asList(href: string | null): SavedList {
  const kind = href === null ? null : listKind(href);
  return href === null || kind === null ? { href: START, kind: 'search' } : { href, kind };
}
