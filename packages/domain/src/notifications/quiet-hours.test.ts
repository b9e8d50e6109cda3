import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMs, HOUR, MINUTE } from '../time';
import { DAY_MINUTES, isQuiet, quietUntil, USUAL_QUIET_HOURS, type QuietHours } from '.';

const AMSTERDAM = 'Europe/Amsterdam';
const night = { ...USUAL_QUIET_HOURS, time_zone: AMSTERDAM } as const;
const noon = { from: 12 * 60, to: 13 * 60 + 30, time_zone: 'UTC' } as const;

describe('isQuiet', () => {
  test.each([
    ['2026-11-27T11:59:59Z', noon, false],
    ['2026-11-27T12:00:00Z', noon, true],
    ['2026-11-27T13:29:59Z', noon, true],
    ['2026-11-27T13:30:00Z', noon, false],
    // Over midnight, in a zone that is an hour ahead.
    ['2026-11-27T20:59:59Z', night, false],
    ['2026-11-27T21:00:00Z', night, true],
    ['2026-11-27T23:30:00Z', night, true],
    ['2026-11-28T06:59:59Z', night, true],
    ['2026-11-28T07:00:00Z', night, false],
    // In summer it is two hours ahead.
    ['2026-07-27T20:00:00Z', night, true],
    ['2026-07-28T06:00:00Z', night, false],
  ])('at %s with %j is %s', (at, quietHours, is) => {
    expect(isQuiet(new Date(at), quietHours)).toBe(is);
  });

  test('is never true without quiet hours', () => {
    expect(isQuiet(new Date('2026-11-27T23:30:00Z'), null)).toBe(false);
  });
});

describe('quietUntil', () => {
  test.each([
    ['2026-11-27T20:59:59Z', night, null],
    ['2026-11-27T21:00:00Z', night, '2026-11-28T07:00:00Z'],
    ['2026-11-27T21:00:59.999Z', night, '2026-11-28T07:00:00Z'],
    ['2026-11-28T06:59:59Z', night, '2026-11-28T07:00:00Z'],
    // The night in which the clock is put forward is an hour shorter, the one in which it is put back an hour longer.
    ['2026-03-28T22:00:00Z', night, '2026-03-29T06:00:00Z'],
    ['2026-10-24T21:00:00Z', night, '2026-10-25T07:00:00Z'],
    // 2:30 is left out: they end with the hour that follows.
    ['2026-03-28T22:00:00Z', { ...night, to: 150 }, '2026-03-29T01:00:00Z'],
    // Awake for a minute a day, or for some of the hour that comes twice.
    ['2026-03-29T00:59:00Z', { ...night, from: 301, to: 300 }, '2026-03-29T03:00:00Z'],
    ['2026-10-25T00:59:00Z', { ...night, from: 127, to: 0 }, '2026-10-25T01:00:00Z'],
    ['2026-11-27T12:30:00Z', null, null],
  ])('of %s with %j is %s', (at, quietHours, until) => {
    expect(quietUntil(new Date(at), quietHours)?.toISOString() ?? null).toBe(
      until && new Date(until).toISOString(),
    );
  });

  const minutes = fc.integer({ min: 0, max: DAY_MINUTES - 1 });
  const zones = fc.constantFrom(
    AMSTERDAM,
    'UTC',
    'America/New_York',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
  );
  const hours: fc.Arbitrary<QuietHours> = fc
    .record({ from: minutes, to: minutes, time_zone: zones })
    .filter(({ from, to }) => from !== to);
  const changes = fc.constantFrom('2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z', '2026-11-01T06:00:00Z');
  const times = fc.oneof(
    fc.date({ min: new Date('2025-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }),
    // Around the changes of the clocks.
    fc
      .tuple(changes, fc.integer({ min: -26 * 60, max: 26 * 60 }))
      .map(([change, offset]) => addMs(new Date(change), offset * MINUTE)),
  );

  test('is the first minute after it that isn’t quiet', () => {
    fc.assert(
      fc.property(times, hours, (at, quietHours) => {
        const until = quietUntil(at, quietHours);
        expect(until === null).toBe(!isQuiet(at, quietHours));
        if (until === null) return;
        expect(until.getTime()).toBeGreaterThan(at.getTime());
        // A minute that the clock leaves out comes a day later.
        expect(until.getTime() - at.getTime()).toBeLessThanOrEqual(50 * HOUR);
        expect(isQuiet(until, quietHours)).toBe(false);
        expect(isQuiet(addMs(until, -1), quietHours)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  test('passes over no waking hour', () => {
    fc.assert(
      fc.property(times, hours, (at, quietHours) => {
        const until = quietUntil(at, quietHours);
        const quietMs = (until ?? at).getTime() - at.getTime();
        for (let offsetMs = 0; offsetMs < quietMs; offsetMs += 7 * MINUTE)
          expect(isQuiet(addMs(at, offsetMs), quietHours)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});
