import { describe, expect, test } from 'vitest';
import { distanceBucket, SEARCH_PAGE, SEARCH_PAGES, searchLimitOf, searchPage, widenSearch } from '.';

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
