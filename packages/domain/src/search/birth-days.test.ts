import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ageOn } from '../signup';
import { birthDaysOf } from '.';

const DAY_MS = 86_400_000;

describe('birthDaysOf', () => {
  test.each([
    ['2026-11-21', { minAge: 30, maxAge: 40 }, { from: '1985-11-22', until: '1996-11-21' }],
    ['2028-02-29', { minAge: 21, maxAge: 20 }, { from: '2007-03-01', until: '2007-02-28' }],
    ['2027-12-31', { minAge: 18, maxAge: 18 }, { from: '2009-01-01', until: '2009-12-31' }],
  ])('on %s, for %j is %j', (today, ages, days) => {
    expect(birthDaysOf(ages, dateOf(Date.parse(today)))).toEqual(days);
  });

  test('has no bound where none is asked', () => {
    expect(birthDaysOf({}, { year: 2026, month: 11, day: 21 })).toEqual({ from: null, until: null });
  });

  const days = fc.integer({ min: Date.UTC(2020, 0, 1) / DAY_MS, max: Date.UTC(2040, 0, 1) / DAY_MS });
  const births = fc.integer({ min: Date.UTC(1925, 0, 1) / DAY_MS, max: Date.UTC(2015, 0, 1) / DAY_MS });
  const ages = fc.integer({ min: 18, max: 90 });

  test('agrees with the age of everyone on every day', () => {
    fc.assert(
      fc.property(
        fc.record({ now: days, birth: births, minAge: ages, maxAge: ages }),
        ({ now, birth, minAge, maxAge }) => {
          const today = dateOf(now * DAY_MS);
          const age = ageOn(dateOf(birth * DAY_MS), today);
          const { from, until } = birthDaysOf({ minAge, maxAge }, today);
          const born = new Date(birth * DAY_MS).toISOString().slice(0, 10);
          expect(born >= String(from)).toBe(age <= maxAge);
          expect(born <= String(until)).toBe(age >= minAge);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

function dateOf(timeMs: number) {
  const date = new Date(timeMs);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
