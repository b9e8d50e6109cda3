import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ageOn } from '../signup';
import { MAX_AGE_DELAY, ownAge, shownAge } from '.';

const DAY_MS = 86_400_000;

describe('shownAge', () => {
  const may = { dateOfBirth: '1990-05-17', ageCountsFrom: '1990-05-30' };

  test.each([
    [{ year: 2026, month: 5, day: 16 }, 35],
    [{ year: 2026, month: 5, day: 17 }, 35],
    [{ year: 2026, month: 5, day: 29 }, 35],
    [{ year: 2026, month: 5, day: 30 }, 36],
    [{ year: 2008, month: 5, day: 17 }, 18],
    [{ year: 2008, month: 5, day: 16 }, 18],
    [{ year: 2000, month: 1, day: 1 }, 18],
  ])('is on %j: %i', (today, age) => {
    expect(shownAge(may, { today, siteMinAge: 18 })).toBe(age);
  });

  test('is the site’s lowest from the birthday on, and the true one of who is below it', () => {
    const at = (month: number, day: number) =>
      shownAge(may, { today: { year: 2011, month, day }, siteMinAge: 21 });
    expect([at(5, 16), at(5, 17), at(5, 30)]).toEqual([20, 21, 21]);
    expect(shownAge(may, { today: { year: 2010, month: 5, day: 20 }, siteMinAge: 21 })).toBe(19);
  });

  test('changes on the member’s own day, never before the birthday and at most 31 days after it', () => {
    const births = fc.integer({ min: Date.UTC(1930, 0, 1) / DAY_MS, max: Date.UTC(2000, 0, 1) / DAY_MS });
    const delays = fc.integer({ min: 0, max: MAX_AGE_DELAY });
    const days = fc.integer({ min: Date.UTC(2020, 0, 1) / DAY_MS, max: Date.UTC(2040, 0, 1) / DAY_MS });
    fc.assert(
      fc.property(births, delays, days, (birth, delay, day) => {
        const who = { dateOfBirth: isoOf(birth), ageCountsFrom: isoOf(birth + delay) };
        const age = shownAge(who, { today: dateOf(day), siteMinAge: 18 });
        expect(age).toBeLessThanOrEqual(ageOn(dateOf(birth), dateOf(day)));
        // A day of February that isn't there each year is a day more.
        expect(age).toBeGreaterThanOrEqual(ageOn(dateOf(birth), dateOf(day - MAX_AGE_DELAY - 1)));
      }),
      { numRuns: 5000 },
    );
  });

  test('is none of what is no date', () => {
    const day = { today: { year: 2026, month: 1, day: 1 }, siteMinAge: 18 };
    expect(() => shownAge({ ...may, ageCountsFrom: '1990-02-30' }, day)).toThrow('no date');
  });
});

test('a member’s own age is the true one', () => {
  expect(ownAge('1990-05-17', { year: 2026, month: 5, day: 16 })).toBe(35);
  expect(ownAge('1990-05-17', { year: 2026, month: 5, day: 17 })).toBe(36);
});

function isoOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

function dateOf(day: number) {
  const date = new Date(day * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
