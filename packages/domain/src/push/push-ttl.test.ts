import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isQuiet } from '../notifications';
import { addMs, DAY, HOUR, MINUTE } from '../time';
import { PUSH_TTL_MS, pushTtlMs } from '.';

const NIGHT = { from: 22 * 60, to: 8 * 60, time_zone: 'Europe/Amsterdam' };
const EVENING = new Date('2026-11-27T20:30:00Z');

describe('pushTtlMs', () => {
  test.each([
    [['new_messages'], null, 4 * HOUR],
    [['like'], null, 8 * HOUR],
    [['new_messages', 'like'], null, 8 * HOUR],
    // It is 21:30 there.
    [['new_messages'], NIGHT, 30 * MINUTE],
    [['new_messages'], { ...NIGHT, time_zone: 'America/New_York' }, 4 * HOUR],
    [['like'], { ...NIGHT, time_zone: 'America/New_York' }, 6.5 * HOUR],
    [['like'], { ...NIGHT, time_zone: 'Europe/Helsinki' }, 0],
    [[], null, 0],
  ] as const)('of %j before %j is %i', (kinds, quietHours, ttl) => {
    expect(pushTtlMs({ kinds, quietHours, now: EVENING })).toBe(ttl);
  });

  test('ends when the quiet hours begin, to the second', () => {
    const now = addMs(EVENING, 29 * MINUTE + 1500);
    expect(pushTtlMs({ kinds: ['like'], quietHours: NIGHT, now })).toBe(MINUTE - 1500);
  });

  test('reaches into no quiet hours, and is no longer than a day', () => {
    const minutes = fc.integer({ min: 0, max: 1439 });
    const hours = fc.tuple(minutes, minutes).filter(([from, to]) => from !== to);
    // The clocks of Europe are put back within it.
    const start = Date.parse('2026-10-24T00:00:00Z');
    fc.assert(
      fc.property(hours, fc.integer({ min: 0, max: 3 * DAY }), ([from, to], ms) => {
        const now = new Date(start + ms);
        const quietHours = { from, to, time_zone: 'Europe/Amsterdam' };
        const ttl = pushTtlMs({ kinds: ['like'], quietHours, now });
        expect(ttl).toBeLessThanOrEqual(DAY);
        for (let at = 0; at < ttl; at += MINUTE) expect(isQuiet(addMs(now, at), quietHours)).toBe(false);
        expect(ttl === PUSH_TTL_MS.like || isQuiet(addMs(now, ttl), quietHours)).toBe(true);
      }),
    );
  });
});
