import { describe, expect, test } from 'vitest';
import { addMs, DAY } from '../time';
import { canReactivate, COOKIE_DAYS, COOKIE_SCOPE, MESSAGE_RATE, RATE_LIMITS } from '.';

describe('canReactivate', () => {
  const deletedAt = new Date('2026-11-21T12:00:00Z');

  test.each([
    [0, true],
    [14 * DAY - 1, true],
    [14 * DAY, false],
    [14 * DAY + 1, false],
  ])('%i ms after: %s', (afterMs, can) => {
    expect(canReactivate(deletedAt, addMs(deletedAt, afterMs))).toBe(can);
  });
});

test('cookies live as the product says', () => {
  expect(COOKIE_DAYS).toEqual({ session: 30, device: 365, locale: 365, mode: 365, tz: 365 });
});

test('limits are those of the product', () => {
  const limits = Object.entries(RATE_LIMITS).map(([name, { points, windowMs }]) => [
    name,
    points,
    windowMs / 1000,
  ]);
  expect(limits).toEqual([
    ['signup', 30, 3600],
    ['check', 20, 600],
    ['login', 300, 900],
    ['reset', 20, 600],
    ['draft', 60, 3600],
    ['upload', 60, 3600],
    ['report', 20, 3600],
    ['request', 50, 1],
    ['send', 200, 1],
    ['page', 200, 1],
  ]);
  expect(MESSAGE_RATE).toEqual({ burst: 60, perSecond: 2 });
});

test('cookies are the whole site’s, and go along with a link from elsewhere, but with no post', () => {
  expect(COOKIE_SCOPE).toEqual({ path: '/', sameSite: 'Lax' });
});
