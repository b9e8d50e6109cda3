import { describe, expect, test } from 'vitest';
import { addMs, DAY, MINUTE } from '../time';
import {
  canReactivate,
  COOKIE_DAYS,
  COOKIE_SCOPE,
  DEAD_LINK_MS,
  DEVICES_MAX,
  DONE_COOKIE_MS,
  eraseAtOf,
  isErasureDue,
  LINK_LIFE_MS,
  MAIL_WINDOW_MS,
  MEMBER_STREAMS_MAX,
  SESSION_STREAMS_MAX,
  SESSIONS_MAX,
} from '.';

describe('canReactivate', () => {
  const deletedAt = new Date('2026-11-21T12:00:00Z');

  test.each([
    [14, 0, true],
    [14, 14 * DAY - 1, true],
    [14, 14 * DAY, false],
    [14, 14 * DAY + 1, false],
    [30, 30 * DAY - 1, true],
    [30, 30 * DAY, false],
  ])('on a site that keeps it for %i days, %i ms after: %s', (deleted_account_days, afterMs, can) => {
    const eraseAt = eraseAtOf(deletedAt, { deleted_account_days });
    expect(canReactivate(eraseAt, addMs(deletedAt, afterMs))).toBe(can);
  });
});

test.each([
  ['pending_deletion', 0, true],
  ['pending_deletion', 1, false],
  ['pending_deletion', null, false],
  ['active', 0, false],
] as const)('an account that is %s is due to be erased %s ms later: %s', (status, leftMs, is) => {
  const now = new Date('2026-11-21T12:00:00Z');
  const eraseAt = leftMs === null ? null : addMs(now, leftMs);
  expect(isErasureDue({ status, eraseAt }, now)).toBe(is);
});

test('cookies live as the product says', () => {
  expect(COOKIE_DAYS).toEqual({ session: 30, device: 365, locale: 365, mode: 365, tz: 365, consent: 182 });
  expect(DONE_COOKIE_MS).toBe(10 * MINUTE);
});

test('cookies are the whole site’s, and go along with a link from elsewhere, but with no post', () => {
  expect(COOKIE_SCOPE).toEqual({ path: '/', sameSite: 'Lax' });
});

test('a member is known by fifty browsers at most', () => {
  expect([SESSIONS_MAX, DEVICES_MAX]).toEqual([50, 50]);
});

test('a browser listens three times at once, a member ten times', () => {
  expect([SESSION_STREAMS_MAX, MEMBER_STREAMS_MAX]).toEqual([3, 10]);
});

test('a link that no longer works is stored until no quota counts the mail it came with', () => {
  expect(DEAD_LINK_MS).toBe(30 * DAY);
  for (const life of Object.values(LINK_LIFE_MS)) expect(life + DEAD_LINK_MS).toBeGreaterThan(MAIL_WINDOW_MS);
});
