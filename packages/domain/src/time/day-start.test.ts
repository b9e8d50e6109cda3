import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMs, calendarDateIn, dayStart, isSameDate, nextMidnight } from '.';

describe('dayStart', () => {
  test.each([
    ['UTC', '2026-11-21T00:00:00.000Z', '2026-11-21T00:00:00.000Z'],
    ['UTC', '2026-11-21T23:59:59.999Z', '2026-11-21T00:00:00.000Z'],
    ['Europe/Amsterdam', '2026-11-21T22:59:59Z', '2026-11-20T23:00:00.000Z'],
    // The shortest day and the longest.
    ['Europe/Amsterdam', '2026-03-29T21:59:59Z', '2026-03-28T23:00:00.000Z'],
    ['Europe/Amsterdam', '2026-10-25T22:59:59Z', '2026-10-24T22:00:00.000Z'],
    // A midnight that was left out.
    ['America/Sao_Paulo', '2018-11-04T12:00:00Z', '2018-11-04T03:00:00.000Z'],
  ])('in %s at %s is %s', (zone, now, start) => {
    expect(dayStart(zone, new Date(now)).toISOString()).toBe(start);
  });

  test('is the very first moment of the day, which ends with the next midnight', () => {
    const zones = fc.constantFrom('UTC', 'Europe/Amsterdam', 'America/New_York', 'Australia/Lord_Howe');
    const times = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(zones, times, (zone, now) => {
        const start = dayStart(zone, now);
        const today = calendarDateIn(zone, now);
        expect(isSameDate(calendarDateIn(zone, start), today)).toBe(true);
        expect(isSameDate(calendarDateIn(zone, addMs(start, -1)), today)).toBe(false);
        expect(nextMidnight(zone, start)).toEqual(nextMidnight(zone, now));
      }),
      { numRuns: 50 },
    );
  });
});
