import { expect, it } from 'vitest';
import { arrivalOf, serverAheadMs } from './use-server-time';

const timeOrigin = Date.parse('2026-11-21T08:55:00.000Z');
const arriving = (entries: object[]) =>
  arrivalOf({ timeOrigin, getEntriesByType: () => entries as PerformanceEntry[] });

it('counts from when the page began to arrive, not from when it is asked', () => {
  const arrivedAt = arriving([{ responseStart: 3_000 }]);
  expect(serverAheadMs('2026-11-21T09:00:03.000Z', arrivedAt)).toBe(5 * 60_000);
});

it('is behind of a device whose clock is fast', () => {
  expect(serverAheadMs('2026-11-21T08:50:00.000Z', arriving([{ responseStart: 0 }]))).toBe(-5 * 60_000);
});

it('counts from the start of the visit where the browser doesn’t report when the page arrived', () => {
  expect(arriving([])).toBe(timeOrigin);
});
