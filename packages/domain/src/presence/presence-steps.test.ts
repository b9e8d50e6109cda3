import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMs, DAY, MINUTE } from '../time';
import { presenceAt, presenceSteps } from '.';

const zones = fc.constantFrom('UTC', 'Europe/Amsterdam', 'America/Los_Angeles', 'Asia/Kathmandu');
const times = fc.date({ min: new Date('2025-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
const away = fc.oneof(
  fc.integer({ min: -MINUTE, max: 10 * DAY }),
  fc.integer({ min: -MINUTE, max: 20 * MINUTE }),
);

test('every time has one step, the one that is shown', () => {
  fc.assert(
    fc.property(times, zones, away, (now, timeZone, awayMs) => {
      const lastSeen = addMs(now, -awayMs);
      const at = presenceSteps({ now, timeZone }).filter(
        ({ from, until }) => (from === null || lastSeen >= from) && (until === null || lastSeen < until),
      );
      const shown = presenceAt({ lastSeen, invisible: false, fictional: false }, { now, timeZone });
      expect(at.map(({ presence }) => presence)).toEqual([shown]);
    }),
    { numRuns: 1000 },
  );
});

test('nobody is at “today” in the first minutes of a day, and the steps stay in order', () => {
  const steps = presenceSteps({ now: new Date('2026-11-20T23:02:00Z'), timeZone: 'Europe/Amsterdam' });
  expect(steps.map(({ presence }) => presence)).toEqual(['now', 'today', 'this_week', 'earlier']);
  expect(steps[1]?.from).toEqual(steps[1]?.until);
});
