import { describe, expect, test } from 'vitest';
import { PAGE_NAMES } from '../pages';
import {
  activateReminder,
  ALERT_KEYS,
  isMembersArea,
  showsProfilePhotoAlert,
  showsTimeBonusModal,
  type AlertUser,
} from '.';

const unconfirmed: AlertUser = {
  status: 'not_confirmed',
  notifications_disabled: [],
  profile: { status: 'disabled', main_image: null },
};

describe('activateReminder', () => {
  const input = { page: 'members', user: unconfirmed, signupComplete: false, smartphone: false } as const;

  test.each([
    [{}, 'alert'],
    [{ signupComplete: true }, 'alert'],
    [{ smartphone: true }, 'alert'],
    [{ signupComplete: true, smartphone: true }, 'modal'],
    [{ user: null }, null],
    [{ user: { ...unconfirmed, status: 'active' } }, null],
    [{ user: { ...unconfirmed, profile: null } }, null],
    [{ user: { ...unconfirmed, profile: { status: 'active', main_image: null } } }, null],
    [{ user: { ...unconfirmed, notifications_disabled: ['bounce'] } }, null],
  ] as const)('with %j is %s', (changes, reminder) => {
    expect(activateReminder({ ...input, ...changes })).toBe(reminder);
  });

  test('stays away from sign-up, settings and notifications alone', () => {
    const without = PAGE_NAMES.filter((page) => activateReminder({ ...input, page }) === null);
    expect(without.toSorted()).toEqual(['notifications', 'settings', 'signup']);
  });
});

describe('showsProfilePhotoAlert', () => {
  const input = { page: 'members', user: unconfirmed, dismissals: {} } as const;

  test.each([
    [{}, true],
    [{ user: { ...unconfirmed, profile: null } }, true],
    [{ user: null }, false],
    [{ user: { ...unconfirmed, profile: { status: 'active', main_image: {} } } }, false],
    [{ dismissals: { [ALERT_KEYS.profilePhoto]: new Date('2026-01-01') } }, false],
    [{ dismissals: { [ALERT_KEYS.push]: new Date('2026-01-01') } }, true],
  ] as const)('with %j: %s', (changes, shows) => {
    expect(showsProfilePhotoAlert({ ...input, ...changes })).toBe(shows);
  });

  test('stays away from where it would be in the way', () => {
    const without = PAGE_NAMES.filter((page) => !showsProfilePhotoAlert({ ...input, page }));
    expect(without.toSorted()).toEqual([
      'activate-done',
      'directdebit',
      'notifications',
      'premium',
      'profile',
      'settings',
      'signup',
    ]);
  });
});

describe('showsTimeBonusModal', () => {
  const user = { ...unconfirmed, credits: 0, time_bonus: {} };
  const input = { page: 'members', user, dismissals: {} } as const;

  test.each([
    [{}, true],
    [{ user: null }, false],
    [{ user: { ...user, time_bonus: null } }, false],
    [{ user: { ...user, credits: 1 } }, false],
    [{ dismissals: { [ALERT_KEYS.timeBonus]: new Date('2026-01-01') } }, false],
    [{ dismissals: { [ALERT_KEYS.push]: new Date('2026-01-01') } }, true],
  ] as const)('with %j: %s', (changes, shows) => {
    expect(showsTimeBonusModal({ ...input, ...changes })).toBe(shows);
  });

  test('belongs to the members’ area alone', () => {
    const within = PAGE_NAMES.filter((page) => showsTimeBonusModal({ ...input, page }));
    expect(within).toEqual(PAGE_NAMES.filter((page) => isMembersArea(page)));
    expect(within.toSorted()).toEqual([
      'chats',
      'likes',
      'likes-m-id',
      'likes-type',
      'members',
      'members-id',
      'premium',
    ]);
  });
});
