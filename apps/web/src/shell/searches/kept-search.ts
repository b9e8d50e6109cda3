import { isLikeType } from '@vela/domain/likes';
import { useSyncExternalStore } from 'react';
import { tabStore } from '../storage';

const SEARCH_KEY = 'search';
const LIST_KEY = 'list';
const START = '/members';

/** Where members stand among others: found by a search, or by their likes. */
export interface KeptList {
  href: string;
  kind: 'search' | 'likes';
}

const listeners = new Set<() => void>();

/** Keeps the address of a search, so that whoever was looked at from there leads back to it. */
export function keepSearch(href: string): void {
  tabStore.set(SEARCH_KEY, href);
  keepList(href);
}

/** Keeps the address of a list of members, which is left for one of them. */
export function keepList(href: string): void {
  tabStore.set(LIST_KEY, href);
  for (const listener of listeners) listener();
}

/** Where this tab searched last; the members' start where it hasn't, and until the page is the browser's. */
export function useKeptSearch(): string {
  return useSyncExternalStore(subscribe, readSearch, () => START);
}

/** The list of members that this tab was on last; as `useKeptSearch` where there was none. */
export function useKeptList(): KeptList {
  const href = useSyncExternalStore(subscribe, readList, () => START);
  return { href, kind: isSearch(href) ? 'search' : 'likes' };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readSearch(): string {
  const href = tabStore.get(SEARCH_KEY);
  return href !== null && isSearch(href) ? href : START;
}

/** Storage is open to whoever writes scripts on this site: nothing but a list of members is gone to. */
function readList(): string {
  const href = tabStore.get(LIST_KEY);
  return href !== null && (isSearch(href) || isLikes(href)) ? href : START;
}

function isSearch(href: string): boolean {
  return /^\/members(?:\?|$)/.test(href);
}

function isLikes(href: string): boolean {
  const [start, likes, type, ...rest] = href.split('/');
  return start === '' && likes === 'likes' && isLikeType(type) && rest.length === 0;
}
