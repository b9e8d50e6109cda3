import { describe, expect, test } from 'vitest';
import { PAGE_NAMES } from '../pages/testing';
import {
  activateReminder,
  ALERT_KEYS,
  DISABLED_REASONS,
  isMembersArea,
  mailsReturnBy,
  readDismissals,
  showsDisabledNotificationsAlert,
  showsProfilePhotoAlert,
  showsPushAlert,
  showsTimeBonusBanner,
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

  test('stays away from sign-up, settings, notifications and the page it leads to alone', () => {
    const without = PAGE_NAMES.filter((page) => activateReminder({ ...input, page }) === null);
    expect(without.toSorted()).toEqual(['complete-signup', 'notifications', 'settings', 'signup']);
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

describe('showsTimeBonusBanner', () => {
  test.each([
    ['members', { time_bonus: {} }, true],
    ['members', { time_bonus: null }, false],
    ['members', null, false],
    ['premium', { time_bonus: {} }, true],
    ['credits', { time_bonus: {} }, false],
  ] as const)('on %s for %j: %s', (page, user, shows) => {
    expect(showsTimeBonusBanner({ page, user })).toBe(shows);
  });
});

describe('showsPushAlert', () => {
  const input = { page: 'members', push: 'unknown', dismissals: {} } as const;

  test.each([
    [{}, true],
    [{ push: 'incapable' }, false],
    [{ push: 'subscribed' }, false],
    [{ push: 'denied' }, false],
    [{ dismissals: { [ALERT_KEYS.push]: new Date('2026-01-01') } }, false],
    [{ dismissals: { [ALERT_KEYS.timeBonus]: new Date('2026-01-01') } }, true],
  ] as const)('with %j: %s', (changes, shows) => {
    expect(showsPushAlert({ ...input, ...changes })).toBe(shows);
  });
});

describe('showsDisabledNotificationsAlert', () => {
  const user = { ...unconfirmed, notifications_disabled: ['fbl'] };
  const input = { page: 'members', user, dismissals: {} } as const;

  test.each([
    [{}, true],
    [{ user: null }, false],
    [{ user: unconfirmed }, false],
    [{ dismissals: { [ALERT_KEYS.disabledNotifications]: new Date('2026-01-01') } }, false],
    [{ dismissals: { [ALERT_KEYS.push]: new Date('2026-01-01') } }, true],
  ] as const)('with %j: %s', (changes, shows) => {
    expect(showsDisabledNotificationsAlert({ ...input, ...changes })).toBe(shows);
  });

  test.each(DISABLED_REASONS)('tells of %s', (reason) => {
    const stopped = { ...unconfirmed, notifications_disabled: [reason] };
    expect(showsDisabledNotificationsAlert({ ...input, user: stopped })).toBe(true);
  });
});

test.each([
  [['bounce'], 'address'],
  [['fbl', 'bounce'], 'address'],
  [['fbl'], 'support'],
  [['listunsubscribe'], 'support'],
  [['fbl', 'listunsubscribe'], 'support'],
] as const)('mails that %j stopped come again by the %s', (reasons, by) => {
  expect(mailsReturnBy(reasons)).toBe(by);
});

test('alerts are dismissed, and mails stopped, by the names that the product gives', () => {
  expect(ALERT_KEYS).toEqual({
    profilePhoto: 'hide-enrich-alert',
    push: 'hide-push-notification-alert',
    disabledNotifications: 'hide-disabled-notifications-alert',
    timeBonus: 'hide-time-bonus-modal',
  });
  expect(DISABLED_REASONS).toEqual(['fbl', 'bounce', 'listunsubscribe']);
});

describe('readDismissals', () => {
  const noon = '2026-11-21T12:00:00.000Z';

  test('finds each under its own key', () => {
    for (const key of Object.values(ALERT_KEYS)) {
      const read = (asked: string): string | null => (asked === key ? noon : null);
      expect(readDismissals(read)).toEqual({ [key]: new Date(noon) });
    }
  });

  test.each([null, '', 'yes'])('takes %j for no dismissal', (kept) => {
    expect(readDismissals(() => kept)).toEqual({});
  });
});
