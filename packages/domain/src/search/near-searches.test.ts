import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inTurn, nearSearches } from './near-searches';
import type { SearchFilters } from './search-filters';

const all: SearchFilters = {
  gender: 'female',
  country: 'NL',
  region: 'UT',
  minAge: 30,
  maxAge: 40,
  distance: 50,
  interests: ['tea'],
  online: true,
  photo: true,
};

describe('nearSearches', () => {
  test('widen one filter each, and never the gender or the country', () => {
    const near = nearSearches(all);
    expect(near.map(({ filter }) => filter)).toEqual([
      'ages',
      'distance',
      'region',
      'interests',
      'online',
      'photo',
    ]);
    const changed = near.map(({ filters }) =>
      (Object.keys(all) as (keyof SearchFilters)[]).filter((key) => filters[key] !== all[key]),
    );
    expect(changed).toEqual([
      ['minAge', 'maxAge'],
      ['distance'],
      ['region'],
      ['interests'],
      ['online'],
      ['photo'],
    ]);
    expect(near[0]?.filters).toMatchObject({ minAge: 25, maxAge: 45 });
    expect(near[1]?.filters.distance).toBe(100);
  });

  test('are none for what isn’t asked', () => {
    expect(nearSearches({ gender: 'male', country: 'NL' })).toEqual([]);
    expect(nearSearches({ online: false, photo: false })).toEqual([]);
    expect(nearSearches({ maxAge: 40 })).toEqual([{ filter: 'ages', filters: { maxAge: 45 } }]);
  });

  test('go on without a distance past the widest', () => {
    expect(nearSearches({ distance: 250 })).toEqual([{ filter: 'distance', filters: {} }]);
  });
});

describe('inTurn', () => {
  test('takes from each list in turn, nobody twice', () => {
    expect(inTurn([['a', 'b', 'c'], ['d'], ['a', 'e']], 10)).toEqual(['a', 'd', 'b', 'e', 'c']);
    expect(inTurn([['a', 'b'], ['c']], 2)).toEqual(['a', 'c']);
    expect(inTurn([], 3)).toEqual([]);
  });

  test('loses nobody who has room', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.integer({ min: 0, max: 20 }))), (lists) => {
        expect(inTurn(lists, 1000).toSorted()).toEqual([...new Set(lists.flat())].toSorted());
      }),
    );
  });
});
