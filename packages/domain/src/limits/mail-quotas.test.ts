import { describe, expect, test } from 'vitest';
import { addMs, DAY } from '../time';
import { hasMailQuota, MAIL_QUOTAS, type QuotaMail } from '.';

const now = new Date('2026-11-21T12:00:00Z');

describe('hasMailQuota', () => {
  test.each([
    ['password_reset', 2, true],
    ['password_reset', 3, false],
    ['password_reset', 4, false],
    ['activation', 4, true],
    ['activation', 5, false],
    ['mail_change', 4, true],
    ['mail_change', 5, false],
  ] as const)('%s after %i today: %s', (kind, count, has) => {
    expect(hasMailQuota(kind, { sentAt: Array.from({ length: count }, () => now), now })).toBe(has);
  });

  test.each([
    [DAY - 1, false],
    [DAY, true],
    [DAY + 1, true],
  ])('counts a mail for 24 hours: the three of %i ms ago leave room: %s', (agoMs, has) => {
    const sentAt = Array<Date>(MAIL_QUOTAS.password_reset).fill(addMs(now, -agoMs));
    expect(hasMailQuota('password_reset', { sentAt, now })).toBe(has);
  });

  test.each(Object.keys(MAIL_QUOTAS) as QuotaMail[])('%s may be sent at least once', (kind) => {
    expect(hasMailQuota(kind, { sentAt: [], now })).toBe(true);
  });
});
