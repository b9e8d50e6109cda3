import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasAgesInOrder, SEARCH_AGES, searchAges } from '.';

describe('searchAges', () => {
  test.each([
    [null, null, {}],
    [18, 99, {}],
    [19, 98, { minAge: 19, maxAge: 98 }],
    [30, null, { minAge: 30 }],
    [null, 40, { maxAge: 40 }],
    [30, 30, { minAge: 30, maxAge: 30 }],
    [40, 30, { minAge: 30, maxAge: 40 }],
    [17, 100, {}],
    [0, 17, { maxAge: 18 }],
    [100, 9999, { minAge: 99 }],
  ])('from %s to %s are %j', (from, to, ages) => {
    expect(searchAges(from, to)).toEqual(ages);
  });

  test('are always in order, and never below eighteen', () => {
    const anyAge = fc.option(fc.integer({ min: -10, max: 200 }));
    fc.assert(
      fc.property(anyAge, anyAge, (from, to) => {
        const { minAge = SEARCH_AGES.min, maxAge = SEARCH_AGES.max } = searchAges(from, to);
        expect(hasAgesInOrder({ minAge, maxAge })).toBe(true);
        expect(minAge).toBeGreaterThanOrEqual(18);
        expect(maxAge).toBeLessThanOrEqual(99);
      }),
    );
  });
});

describe('hasAgesInOrder', () => {
  test.each([
    [{ minAge: 29, maxAge: 30 }, true],
    [{ minAge: 30, maxAge: 30 }, true],
    [{ minAge: 31, maxAge: 30 }, false],
    [{ minAge: 120, maxAge: undefined }, true],
    [{ minAge: undefined, maxAge: 18 }, true],
  ])('%j: %s', (ages, has) => {
    expect(hasAgesInOrder(ages)).toBe(has);
  });
});
