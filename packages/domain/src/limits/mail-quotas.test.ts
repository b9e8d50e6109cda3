import { describe, expect, test } from 'vitest';
import { addMs, DAY, HOUR, MINUTE } from '../time';
import { LINK_LIFE_MS, MAIL_PAUSE_MS, MAIL_REFUSALS, nextMailAt, SIGNUP_DRAFT_MS, type QuotaMail } from '.';

const now = new Date('2026-11-21T12:00:00Z');

const settings = { reset_mails: 3, activation_mails: 5 };

describe('nextMailAt', () => {
  test.each([
    ['password_reset', 2, null],
    ['password_reset', 3, DAY],
    ['password_reset', 4, DAY],
    ['activation', 4, null],
    ['activation', 5, DAY],
    ['mail_change', 4, null],
    ['mail_change', 5, DAY],
  ] as const)('%s after %i just now: in %s ms', (kind, count, inMs) => {
    const sentAt = Array.from({ length: count }, () => now);
    expect(nextMailAt(kind, { sentAt, now, settings })).toEqual(inMs && addMs(now, inMs));
  });

  test.each([
    ['password_reset', 1, null],
    ['password_reset', 2, DAY],
    ['activation', 6, null],
    ['activation', 7, DAY],
    ['mail_change', 6, null],
    ['mail_change', 7, DAY],
  ] as const)('on a site that allows 2 and 7: %s after %i just now: in %s ms', (kind, count, inMs) => {
    const own = { reset_mails: 2, activation_mails: 7 };
    const sentAt = Array.from({ length: count }, () => now);
    expect(nextMailAt(kind, { sentAt, now, settings: own })).toEqual(inMs && addMs(now, inMs));
  });

  test.each([
    [DAY - 1, 1],
    [DAY, null],
    [DAY + 1, null],
  ])('counts a mail for 24 hours: three of %i ms ago hold the next off for %s ms', (agoMs, inMs) => {
    const sentAt = Array<Date>(3).fill(addMs(now, -agoMs));
    expect(nextMailAt('password_reset', { sentAt, now, settings })).toEqual(inMs && addMs(now, inMs));
  });

  test('waits for the third last, whatever order they are given in', () => {
    const sentAt = [2, 9, 5, 1].map((hours) => addMs(now, -hours * HOUR));
    expect(nextMailAt('password_reset', { sentAt, now, settings })).toEqual(addMs(now, 19 * HOUR));
  });

  test.each(Object.keys(MAIL_REFUSALS) as QuotaMail[])('%s may be sent at once', (kind) => {
    expect(nextMailAt(kind, { sentAt: [], now, settings })).toBeNull();
  });
});

test('too many mails are rejected with a code of their own', () => {
  expect(MAIL_REFUSALS).toEqual({
    activation: 'too_many_mails',
    password_reset: 'too_many_reset_mails',
    mail_change: 'too_many_mails',
    address_check: 'too_many_mails',
  });
});

test('links and drafts work as long as their words say', () => {
  expect(LINK_LIFE_MS).toEqual({
    activation: 7 * DAY,
    password_reset: HOUR,
    mail_change: DAY,
    mail_change_undo: 7 * DAY,
    address_check: 7 * DAY,
    unsubscribe: 90 * DAY,
    conversation: 90 * DAY,
  });
  expect([MAIL_PAUSE_MS, SIGNUP_DRAFT_MS]).toEqual([MINUTE, 30 * MINUTE]);
});
