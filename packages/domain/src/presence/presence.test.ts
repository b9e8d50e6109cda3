import { describe, expect, test } from 'vitest';
import { presenceAt } from '.';

const zone = { now: new Date('2026-11-21T12:00:00Z'), timeZone: 'Europe/Amsterdam' };

describe('presenceAt', () => {
  test.each([
    ['2026-11-21T12:00:00.000Z', 'now'],
    ['2026-11-21T11:55:00.000Z', 'now'],
    ['2026-11-21T11:54:59.999Z', 'today'],
    ['2026-11-20T23:00:00.000Z', 'today'],
    ['2026-11-20T22:59:59.999Z', 'this_week'],
    ['2026-11-14T12:00:00.000Z', 'this_week'],
    ['2026-11-14T11:59:59.999Z', 'earlier'],
  ])('last seen at %s is %s at noon UTC in Amsterdam', (lastSeen, presence) => {
    expect(presenceAt({ lastSeen: new Date(lastSeen), invisible: false }, zone)).toBe(presence);
  });

  test('is hidden in invisible mode, whenever the member was there', () => {
    expect(presenceAt({ lastSeen: zone.now, invisible: true }, zone)).toBe('hidden');
  });

  test('takes a clock that lags behind for now', () => {
    expect(presenceAt({ lastSeen: new Date('2026-11-21T12:00:01Z'), invisible: false }, zone)).toBe('now');
  });
});
