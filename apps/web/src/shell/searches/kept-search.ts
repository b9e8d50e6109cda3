import { useSyncExternalStore } from 'react';
import { tabStore, type SafeStore } from '../storage';
import { listKind, type ListKind } from './list-kind';

const SEARCH_KEY = 'search';
const LIST_KEY = 'list';
const START = '/members';

/** A list of members, and how they stand in it. */
export interface KeptList {
  href: string;
  kind: ListKind;
}

const listeners = new Set<() => void>();

/**
 * Stores the address of a search, so that the page of a member leads back to the search it was opened from.
 */
export function keepSearch(href: string): void {
  tabStore.set(SEARCH_KEY, href);
  keepList(href);
}

/** Keeps the address of a list of members, which is left for one of them. */
export function keepList(href: string): void {
  tabStore.set(LIST_KEY, href);
  for (const listener of listeners) listener();
}

/** Forgets search and list, as a log-out does. */
export function forgetSearches(store: SafeStore): void {
  store.remove(SEARCH_KEY);
  store.remove(LIST_KEY);
  for (const listener of listeners) listener();
}

/** Where this tab searched last; the members' start where it hasn't, and until the page is the browser's. */
export function useKeptSearch(): string {
  return useSyncExternalStore(
    subscribe,
    () => keptSearch(tabStore),
    () => START,
  );
}

/** The list of members that this tab was on last; as `useKeptSearch` where there was none. */
export function useKeptList(): KeptList {
  const href = useSyncExternalStore(
    subscribe,
    () => keptList(tabStore).href,
    () => START,
  );
  return asList(href);
}

/** The address of the search that is kept; the members' start for none. */
export function keptSearch(store: SafeStore): string {
  const href = store.get(SEARCH_KEY);
  return href !== null && listKind(href) === 'search' ? href : START;
}

/** The list that is kept; the members' start for none. */
export function keptList(store: SafeStore): KeptList {
  return asList(store.get(LIST_KEY));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Any script on this site can write to storage, so only the address of a list of members is accepted. */
function asList(href: string | null): KeptList {
  const kind = href === null ? null : listKind(href);
  return href === null || kind === null ? { href: START, kind: 'search' } : { href, kind };
}
