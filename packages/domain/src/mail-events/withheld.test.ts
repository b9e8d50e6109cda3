import { describe, expect, test } from 'vitest';
import { DISABLED_REASONS, NOTIFICATION_KINDS, preferencesOf } from '../notifications';
import { MEMBER_STATUSES } from '../members';
import { isWithheld, type MailedMember } from '.';

const member = (change: Partial<MailedMember> = {}): MailedMember => ({
  status: 'active',
  disabled: [],
  preferences: preferencesOf({}),
  ...change,
});

describe('a mail of a kind', () => {
  test('goes to who wants it, and to nobody whose mails were stopped', () => {
    expect(isWithheld('like', member())).toBe(false);
    for (const kind of NOTIFICATION_KINDS)
      for (const reason of DISABLED_REASONS)
        expect(isWithheld(kind, member({ disabled: [reason] }))).toBe(true);
  });

  test('goes no more to who turned it off meanwhile, or has the address no more', () => {
    expect(isWithheld('like', member({ preferences: preferencesOf({ like: { mail: false } }) }))).toBe(true);
    expect(isWithheld('like', null)).toBe(true);
  });
});

describe('a notification', () => {
  test.each([
    ['active', false],
    ['not_confirmed', false],
    ['pending_deletion', true],
    ['banned', true],
  ] as const)('to an account that is %s is withheld: %s', (status, is) => {
    for (const kind of NOTIFICATION_KINDS) {
      const mail = { mail: true };
      const preferences = preferencesOf({ [kind]: mail });
      expect(isWithheld(kind, member({ status, preferences }))).toBe(is);
    }
  });
});

describe('a necessary mail', () => {
  test.each(['password_reset', 'reactivation', 'order_confirmed', 'address_check', 'constructor'])(
    '%s goes nevertheless',
    (kind) => {
      for (const status of MEMBER_STATUSES) expect(isWithheld(kind, member({ status }))).toBe(false);
      for (const reason of DISABLED_REASONS) {
        expect(isWithheld(kind, member({ disabled: [reason] }))).toBe(false);
        expect(isWithheld(kind, member({ disabled: [reason], status: 'not_confirmed' }))).toBe(false);
      }
      expect(isWithheld(kind, null)).toBe(false);
    },
  );

  test.each([
    ['bounce', true],
    ['fbl', true],
    ['listunsubscribe', false],
  ] as const)('that activates an account is withheld after %s: %s', (reason, is) => {
    expect(isWithheld('activation', member({ status: 'not_confirmed', disabled: [reason] }))).toBe(is);
    expect(isWithheld('activation', member({ disabled: [reason] }))).toBe(false);
    expect(isWithheld('activation', member({ status: 'not_confirmed' }))).toBe(false);
    expect(isWithheld('activation', null)).toBe(false);
  });
});
