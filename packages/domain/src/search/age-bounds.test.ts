import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_AGE_DELAY, shownAge } from '../members';
import { ageBoundsOf } from '.';

const DAY_MS = 86_400_000;

describe('ageBoundsOf', () => {
  test.each([
    ['2026-11-21', { minAge: 30, maxAge: 40 }, { from: '1985-11-22', until: '1996-11-21' }],
    ['2028-02-29', { minAge: 21, maxAge: 20 }, { from: '2007-03-01', until: '2007-02-28' }],
    ['2027-12-31', { minAge: 18, maxAge: 18 }, { from: '2009-01-01', until: null }],
  ])('on %s, for %j is %j', (today, ages, countsFrom) => {
    const born = { from: null, until: null };
    const day = { today: dateOf(Date.parse(today)), siteMinAge: 18 };
    expect(ageBoundsOf(ages, day)).toEqual({ countsFrom, born });
  });

  test('asks for the birthday where a site’s own higher age is asked for', () => {
    const day = { today: { year: 2026, month: 11, day: 21 }, siteMinAge: 21 };
    expect(ageBoundsOf({ minAge: 21 }, day)).toEqual({
      countsFrom: { from: null, until: null },
      born: { from: null, until: '2005-11-21' },
    });
    expect(ageBoundsOf({ maxAge: 20 }, day)).toEqual({
      countsFrom: { from: '2005-11-22', until: null },
      born: { from: '2005-11-22', until: null },
    });
  });

  test('has no bound where none is asked', () => {
    const none = { from: null, until: null };
    const day = { today: { year: 2026, month: 11, day: 21 }, siteMinAge: 18 };
    expect(ageBoundsOf({}, day)).toEqual({ countsFrom: none, born: none });
  });

  const days = fc.integer({ min: Date.UTC(2020, 0, 1) / DAY_MS, max: Date.UTC(2040, 0, 1) / DAY_MS });
  const births = fc.integer({ min: Date.UTC(1925, 0, 1) / DAY_MS, max: Date.UTC(2022, 0, 1) / DAY_MS });
  const ages = fc.integer({ min: 18, max: 90 });
  const delays = fc.integer({ min: 0, max: MAX_AGE_DELAY });
  const siteMinAges = fc.constantFrom(18, 21, 30);

  test('finds everyone by the age that is shown, on every day', () => {
    fc.assert(
      fc.property(
        fc.record({
          now: days,
          birth: births,
          delay: delays,
          minAge: ages,
          maxAge: ages,
          siteMinAge: siteMinAges,
        }),
        ({ now, birth, delay, minAge, maxAge, siteMinAge }) => {
          const day = { today: dateOf(now * DAY_MS), siteMinAge };
          const who = { dateOfBirth: isoOf(birth), ageCountsFrom: isoOf(birth + delay) };
          const age = shownAge(who, day);
          const isFound = (asked: { minAge?: number; maxAge?: number }) => {
            const { countsFrom, born } = ageBoundsOf(asked, day);
            return isWithin(who.ageCountsFrom, countsFrom) && isWithin(who.dateOfBirth, born);
          };
          expect(isFound({ maxAge })).toBe(age <= maxAge);
          expect(isFound({ minAge })).toBe(age >= minAge);
          expect(isFound({ minAge: age, maxAge: age })).toBe(true);
        },
      ),
      { numRuns: 5000 },
    );
  });
});

function isWithin(day: string, { from, until }: { from: string | null; until: string | null }): boolean {
  return (from === null || day >= from) && (until === null || day <= until);
}

function isoOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

function dateOf(timeMs: number) {
  const date = new Date(timeMs);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
