import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMs, DAY } from '../time';
import { ageAt, ageOn, parseIsoDate } from '.';

const anyDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('ageOn', () => {
  const birth = { year: 2008, month: 11, day: 21 };

  test.each([
    [{ year: 2026, month: 11, day: 20 }, 17],
    [{ year: 2026, month: 11, day: 21 }, 18],
    [{ year: 2026, month: 11, day: 22 }, 18],
    [{ year: 2026, month: 10, day: 30 }, 17],
    [{ year: 2026, month: 12, day: 1 }, 18],
    [{ year: 2008, month: 11, day: 21 }, 0],
    [{ year: 2008, month: 11, day: 20 }, -1],
  ])('on %j is %i', (today, age) => {
    expect(ageOn(birth, today)).toBe(age);
  });

  test.each([
    [{ year: 2026, month: 2, day: 28 }, 17],
    [{ year: 2026, month: 3, day: 1 }, 18],
    [{ year: 2028, month: 2, day: 28 }, 19],
    [{ year: 2028, month: 2, day: 29 }, 20],
  ])('of someone born on 29 February 2008, on %j, is %i', (today, age) => {
    expect(ageOn({ year: 2008, month: 2, day: 29 }, today)).toBe(age);
  });
});

describe('ageAt', () => {
  const birth = { year: 2008, month: 11, day: 22 };
  const now = new Date('2026-11-21T23:30:00Z');

  test.each([
    ['UTC', 17],
    ['Europe/Amsterdam', 18],
    ['America/New_York', 17],
    ['Pacific/Kiritimati', 18],
  ])('goes by the calendar of %s', (timeZone, age) => {
    expect(ageAt(birth, { now, timeZone })).toBe(age);
  });

  test('never falls as time goes by', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
        (iso, at) => {
          const day = parseIsoDate(iso);
          if (!day) throw new Error(iso);
          const later = addMs(at, DAY);
          expect(ageAt(day, { now: later, timeZone: 'UTC' })).toBeGreaterThanOrEqual(
            ageAt(day, { now: at, timeZone: 'UTC' }),
          );
        },
      ),
    );
  });
});
