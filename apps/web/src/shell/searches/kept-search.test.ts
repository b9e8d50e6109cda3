import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tabStore } from '../storage';
import { forgetSearches, keepList, keepSearch, keptList, keptSearch } from './kept-search';

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
  expect(keptSearch(tabStore)).toBe('/members');
  expect(keptList(tabStore)).toEqual(START);
});

it('a search is also the list that was seen last', () => {
  keepSearch('/members?min_age=30');
  expect(keptSearch(tabStore)).toBe('/members?min_age=30');
  expect(keptList(tabStore)).toEqual({ href: '/members?min_age=30', kind: 'search' });
});

it('a list of likes leaves the search alone', () => {
  keepSearch('/members?min_age=30');
  keepList('/likes/sent');
  expect(keptSearch(tabStore)).toBe('/members?min_age=30');
  expect(keptList(tabStore)).toEqual({ href: '/likes/sent', kind: 'likes' });
});

it('goes nowhere that somebody else wrote there', () => {
  keepSearch('https://example.org/members');
  expect(keptSearch(tabStore)).toBe('/members');
  expect(keptList(tabStore)).toEqual(START);
  keepSearch('/likes/sent');
  expect(keptSearch(tabStore)).toBe('/members');
});

it('forgets both', () => {
  keepSearch('/members?min_age=30');
  keepList('/likes/sent');
  forgetSearches(tabStore);
  expect(keptSearch(tabStore)).toBe('/members');
  expect(keptList(tabStore)).toEqual(START);
});
