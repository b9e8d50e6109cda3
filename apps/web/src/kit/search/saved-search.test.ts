import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tabStore } from '../storage/safe-store';
import { saveList, saveSearch, savedList, savedSearch } from './saved-search';

const START = { href: '/members', kind: 'search' };

beforeEach(() => {
  const texts = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

it('begins at the members’ start', () => {
  expect(savedSearch(tabStore)).toBe('/members');
  expect(savedList(tabStore)).toEqual(START);
});

it('a search is also the list that was seen last', () => {
  saveSearch('/members?min_age=30');
  expect(savedSearch(tabStore)).toBe('/members?min_age=30');
  expect(savedList(tabStore)).toEqual({ href: '/members?min_age=30', kind: 'search' });
});

it('a list of likes leaves the search alone', () => {
  saveSearch('/members?min_age=30');
  saveList('/likes/sent');
  expect(savedSearch(tabStore)).toBe('/members?min_age=30');
  expect(savedList(tabStore)).toEqual({ href: '/likes/sent', kind: 'likes' });
});

it('goes nowhere that somebody else wrote there', () => {
  saveSearch('https://example.org/members');
  expect(savedSearch(tabStore)).toBe('/members');
  expect(savedList(tabStore)).toEqual(START);
  saveSearch('/likes/sent');
  expect(savedSearch(tabStore)).toBe('/members');
});
