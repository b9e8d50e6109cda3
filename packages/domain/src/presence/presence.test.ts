import { describe, expect, test } from 'vitest';
import { MINUTE } from '../time';
import { ONLINE_MS, presenceAt, SEEN_AGAIN_MS } from '.';

const zone = { now: new Date('2026-11-21T12:00:00Z'), timeZone: 'Europe/Amsterdam' };

test('a member who is here is recorded often enough to count as online', () => {
  expect(ONLINE_MS).toBe(5 * MINUTE);
  expect(SEEN_AGAIN_MS).toBe(2 * MINUTE);
});

describe('presenceAt', () => {
  const real = { invisible: false, fictional: false };

  test.each([
    ['2026-11-21T12:00:00.000Z', 'now'],
    ['2026-11-21T11:55:00.000Z', 'now'],
    ['2026-11-21T11:54:59.999Z', 'today'],
    ['2026-11-20T23:00:00.000Z', 'today'],
    ['2026-11-20T22:59:59.999Z', 'this_week'],
    ['2026-11-14T12:00:00.000Z', 'this_week'],
    ['2026-11-14T11:59:59.999Z', 'earlier'],
  ])('last seen at %s is %s at noon UTC in Amsterdam', (lastSeen, presence) => {
    expect(presenceAt({ ...real, lastSeen: new Date(lastSeen) }, zone)).toBe(presence);
  });

  test.each([
    ['2026-10-24T22:00:00Z', '2026-10-25T22:59:00Z', 'today', 'for all 25 hours of a day that goes back'],
    ['2026-10-24T21:59:00Z', '2026-10-25T22:59:00Z', 'this_week', 'but not from the day before'],
    ['2026-10-21T12:00:00Z', '2026-11-21T12:00:00Z', 'earlier', 'nor on the same day of another month'],
  ])('last seen at %s is at %s %s', (lastSeen, now, presence) => {
    const at = { now: new Date(now), timeZone: zone.timeZone };
    expect(presenceAt({ ...real, lastSeen: new Date(lastSeen) }, at)).toBe(presence);
  });

  test.each([
    ['in invisible mode', { invisible: true, fictional: false }],
    ['of a fictional profile', { invisible: false, fictional: true }],
  ])('is hidden %s, whenever it was there', (_, who) => {
    expect(presenceAt({ ...who, lastSeen: zone.now }, zone)).toBe('hidden');
  });

  test('takes a clock that lags behind for now', () => {
    expect(presenceAt({ ...real, lastSeen: new Date('2026-11-21T12:00:01Z') }, zone)).toBe('now');
  });
});
