import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMs, calendarDateIn, DAY, HOUR, isSameDate, nextMidnight } from '.';

describe('nextMidnight', () => {
  test.each([
    ['UTC', '2026-11-21T00:00:00.000Z', '2026-11-22T00:00:00.000Z'],
    ['UTC', '2026-11-21T23:59:59.999Z', '2026-11-22T00:00:00.000Z'],
    ['UTC', '2026-12-31T12:00:00Z', '2027-01-01T00:00:00.000Z'],
    ['Europe/Amsterdam', '2026-11-21T22:59:59Z', '2026-11-21T23:00:00.000Z'],
    ['Europe/Amsterdam', '2026-11-21T23:00:00Z', '2026-11-22T23:00:00.000Z'],
    ['America/Los_Angeles', '2026-11-21T07:59:59Z', '2026-11-21T08:00:00.000Z'],
    ['Asia/Kathmandu', '2026-11-21T18:14:59Z', '2026-11-21T18:15:00.000Z'],
  ])('in %s at %s is %s', (zone, now, midnight) => {
    expect(nextMidnight(zone, new Date(now)).toISOString()).toBe(midnight);
  });

  test.each([
    // The shortest day and the longest.
    ['Europe/Amsterdam', '2026-03-28T23:00:00Z', 23],
    ['Europe/Amsterdam', '2026-10-24T22:00:00Z', 25],
    // A midnight that was left out, and one that came twice.
    ['America/Sao_Paulo', '2018-11-03T03:00:00Z', 24],
    ['America/Sao_Paulo', '2018-02-17T02:00:00Z', 25],
    // A day that was left out.
    ['Pacific/Apia', '2011-12-29T10:00:00Z', 24],
  ])('ends the day that begins in %s at %s after %i hours', (zone, begin, hours) => {
    const now = new Date(begin);
    expect(nextMidnight(zone, now)).toEqual(addMs(now, hours * HOUR));
  });

  test('is the very first moment of another day, within 26 hours', () => {
    const zones = fc.constantFrom('UTC', 'Europe/Amsterdam', 'America/New_York', 'Australia/Lord_Howe');
    const times = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(zones, times, (zone, now) => {
        const midnight = nextMidnight(zone, now);
        const today = calendarDateIn(zone, now);
        expect(isSameDate(calendarDateIn(zone, midnight), today)).toBe(false);
        expect(isSameDate(calendarDateIn(zone, addMs(midnight, -1)), today)).toBe(true);
        expect(midnight.getTime() - now.getTime()).toBeLessThanOrEqual(DAY + 2 * HOUR);
      }),
      { numRuns: 50 },
    );
  });

  test('rejects what is no zone', () => {
    expect(() => nextMidnight('Europe/Atlantis', new Date(0))).toThrow(RangeError);
  });
});
