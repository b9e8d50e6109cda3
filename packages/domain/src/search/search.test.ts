import { describe, expect, test } from 'vitest';
import {
  distanceBucket,
  isNearAndAbroad,
  SEARCH_PAGE,
  SEARCH_PAGES,
  searchLimitOf,
  searchPage,
  searchSlice,
  hasNextPage,
  shownCount,
  similarLimit,
  widenSearch,
} from '.';

test('the last page ends with the last result that is counted', () => {
  expect(SEARCH_PAGE * (SEARCH_PAGES - 1)).toBeLessThan(1000);
  expect(SEARCH_PAGE * SEARCH_PAGES).toBeGreaterThanOrEqual(1000);
});

test.each([
  [true, 1000],
  [false, 24],
])('for a member (%s) %i results are counted', (member, limit) => {
  expect(searchLimitOf({ member })).toBe(limit);
});

test.each([
  [null, 1],
  [0, 1],
  [1, 1],
  [2, 2],
  [SEARCH_PAGES, SEARCH_PAGES],
  [SEARCH_PAGES + 1, SEARCH_PAGES],
])('of page %s page %i is shown', (asked, page) => {
  expect(searchPage(asked)).toBe(page);
});

describe('distanceBucket', () => {
  test.each([
    [1, 10],
    [10, 10],
    [11, 25],
    [50, 50],
    [250, 250],
    [9999, 250],
  ])('%i km is answered with %i', (km, bucket) => {
    expect(distanceBucket(km)).toBe(bucket);
  });
});

describe('widenSearch', () => {
  test('opens the ages and drops the wishes, then the place, then the country', () => {
    const filters = {
      gender: 'female',
      country: 'NL',
      region: 'UT',
      minAge: 30,
      maxAge: 40,
      distance: 25,
      interests: ['wine'],
      online: true,
      photo: true,
    } as const;
    expect(widenSearch(filters)).toEqual([
      { gender: 'female', country: 'NL', region: 'UT', distance: 25, minAge: 25, maxAge: 45 },
      { gender: 'female', country: 'NL', minAge: 25, maxAge: 45 },
      { gender: 'female', minAge: 25, maxAge: 45 },
    ]);
  });

  test('names no step twice', () => {
    expect(widenSearch({ country: 'NL' })).toEqual([{}]);
    expect(widenSearch({ gender: 'male', minAge: 18 })).toEqual([]);
  });

  test('has nothing wider than everyone', () => {
    expect(widenSearch({})).toEqual([]);
  });

  test('never goes below eighteen', () => {
    expect(widenSearch({ minAge: 20 })).toEqual([{ minAge: 18 }]);
  });
});

test.each([
  [1, { offset: 0, length: 24 }, { offset: 0, length: 24 }],
  [2, { offset: 24, length: 24 }, { offset: 24, length: 0 }],
  [41, { offset: 960, length: 24 }, { offset: 960, length: 0 }],
  [42, { offset: 984, length: 16 }, { offset: 984, length: 0 }],
  [43, { offset: 1008, length: 0 }, { offset: 1008, length: 0 }],
])('page %i has for a member %j, and for a visitor %j', (page, forMember, forVisitor) => {
  expect(searchSlice(page, { member: true })).toEqual(forMember);
  expect(searchSlice(page, { member: false })).toEqual(forVisitor);
});

test.each([
  [999, { count: 999, members: 999, more: false }, { count: 24, members: 24, more: true }],
  [1000, { count: 1000, members: 1000, more: false }, { count: 24, members: 24, more: true }],
  [1001, { count: 1000, members: 1000, more: true }, { count: 24, members: 24, more: true }],
  [24, { count: 24, members: 24, more: false }, { count: 24, members: 24, more: false }],
  [25, { count: 25, members: 25, more: false }, { count: 24, members: 24, more: true }],
  [0, { count: 0, members: 0, more: false }, { count: 0, members: 0, more: false }],
])('of %i a member sees %j, and a visitor %j', (count, member, visitor) => {
  expect(shownCount({ count, members: count }, { member: true })).toEqual(member);
  expect(shownCount({ count, members: count }, { member: false })).toEqual(visitor);
});

test.each([
  [{ page: 1, numResults: 0 }, false],
  [{ page: 1, numResults: SEARCH_PAGE }, false],
  [{ page: 1, numResults: SEARCH_PAGE + 1 }, true],
  [{ page: 41, numResults: 1000 }, true],
  [{ page: SEARCH_PAGES, numResults: 1000 }, false],
])('%j goes on: %s', (place, goesOn) => {
  expect(hasNextPage(place)).toBe(goesOn);
});

test.each([
  [
    { count: 1000, members: 900 },
    { count: 1000, members: 900, more: false },
  ],
  [
    { count: 1001, members: 900 },
    { count: 1000, members: 899, more: true },
  ],
  [
    { count: 1001, members: 0 },
    { count: 1000, members: 0, more: true },
  ],
])('of %j, some of them fictional, are shown as %j', (found, shown) => {
  expect(shownCount(found, { member: true })).toEqual(shown);
});

test.each([
  [{ page: 1, count: 0 }, 12, 12],
  [{ page: 1, count: 12 }, 12, 12],
  [{ page: 1, count: 13 }, 12, 11],
  [{ page: 1, count: 23 }, 12, 1],
  [{ page: 1, count: 24 }, 0, 0],
  [{ page: 1, count: 1001 }, 0, 0],
  [{ page: 2, count: 5 }, 0, 0],
  [{ page: 2, count: 45 }, 0, 0],
])('beside %j a member sees %i similar members, and a visitor %i', (place, member, visitor) => {
  expect(similarLimit(place, { member: true })).toBe(member);
  expect(similarLimit(place, { member: false })).toBe(visitor);
});

test.each([
  [{ country: 'DE', distance: 25 }, 'NL', true],
  [{ country: 'NL', distance: 25 }, 'NL', false],
  [{ country: 'DE', distance: 25 }, undefined, false],
  [{ country: 'DE' }, 'NL', false],
  [{ distance: 25 }, 'NL', false],
] as const)('%j from %s looks near and abroad: %s', (filters, home, is) => {
  expect(isNearAndAbroad(filters, home)).toBe(is);
});
