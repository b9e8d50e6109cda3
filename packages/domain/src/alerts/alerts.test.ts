import { describe, expect, test } from 'vitest';
import { hasPart, layoutOf, PAGE_NAMES, type PageName } from '../pages';
import {
  ALERTS,
  alertsAt,
  DISMISSABLE_ALERTS,
  opensActivateReminder,
  readDismissals,
  type AlertName,
  type AlertSituation,
  type AlertUser,
} from '.';
import { DISABLED_REASONS } from '../notifications';

const unconfirmed: AlertUser = {
  status: 'not_confirmed',
  credits: 0,
  invisible: false,
  notifications_disabled: [],
  profile: { status: 'disabled', main_image: null },
  time_bonus: {},
};

const situation: AlertSituation = { page: 'members', user: unconfirmed, push: 'unknown' };
const stopped: AlertUser = { ...unconfirmed, notifications_disabled: ['bounce'] };

/** The pages that show an alert to someone there is a reason for. */
function pagesWithout(alert: AlertName, user: AlertUser | null = unconfirmed): PageName[] {
  const withWarnings = PAGE_NAMES.filter((page) => hasPart(layoutOf(page), 'warnings'));
  return withWarnings
    .filter((page) => !alertsAt({ ...situation, page, user }, {}).includes(alert))
    .toSorted();
}

describe('the reminder to confirm the address', () => {
  test.each([
    [{}, true],
    [{ user: null }, false],
    [{ user: { ...unconfirmed, status: 'active' } }, false],
    [{ user: { ...unconfirmed, profile: null } }, false],
    [{ user: { ...unconfirmed, profile: { status: 'active', main_image: null } } }, false],
    [{ user: stopped }, false],
  ] as const)('with %j: %s', (changes, shows) => {
    expect(ALERTS.activateReminder.shows({ ...situation, ...changes })).toBe(shows);
  });

  test('stays away from sign-up, settings, notifications and the page it leads to only', () => {
    expect(pagesWithout('activateReminder')).toEqual([
      'complete-signup',
      'notifications',
      'settings',
      'settings-delete',
      'settings-passkeys',
      'settings-section',
      'signup',
      'signup-matches',
    ]);
  });

  test.each([
    [false, false, false],
    [true, false, false],
    [false, true, false],
    [true, true, true],
  ])(
    'opens over the page after a sign-up (%s) on a smartphone (%s): %s',
    (signupComplete, smartphone, is) => {
      expect(opensActivateReminder({ signupComplete, smartphone })).toBe(is);
    },
  );
});

describe('the question for a main photo', () => {
  test.each([
    [unconfirmed, true],
    [{ ...unconfirmed, profile: null }, true],
    [null, false],
    [{ ...unconfirmed, profile: { status: 'active', main_image: {} } }, false],
  ] as const)('of %j: %s', (user, shows) => {
    expect(ALERTS.profilePhoto.shows({ ...situation, user })).toBe(shows);
  });

  test('stays away from where it would be in the way', () => {
    expect(pagesWithout('profilePhoto')).toEqual([
      'activate-done',
      'directdebit',
      'notifications',
      'premium',
      'profile',
      'settings',
      'settings-delete',
      'settings-passkeys',
      'settings-section',
      'signup',
      'signup-matches',
    ]);
  });
});

describe('the question for push messages', () => {
  test.each([
    ['unknown', true],
    ['incapable', false],
    ['subscribed', false],
    ['denied', false],
  ] as const)('of a browser that is %s: %s', (push, shows) => {
    expect(ALERTS.push.shows({ ...situation, push })).toBe(shows);
  });

  test('stays away from where it would be in the way', () => {
    expect(pagesWithout('push', null)).toEqual([
      'activate-done',
      'directdebit',
      'notifications',
      'premium',
      'settings-delete',
      'settings-passkeys',
      'signup',
      'signup-matches',
    ]);
  });
});

describe('the notice that mails were stopped', () => {
  test.each([
    [stopped, true],
    [unconfirmed, false],
    [null, false],
  ])('for %j: %s', (user, shows) => {
    expect(ALERTS.disabledNotifications.shows({ ...situation, user })).toBe(shows);
  });

  test.each(DISABLED_REASONS)('names %s', (reason) => {
    const user = { ...unconfirmed, notifications_disabled: [reason] };
    expect(ALERTS.disabledNotifications.shows({ ...situation, user })).toBe(true);
  });

  test('stays away from where the address is changed', () => {
    expect(pagesWithout('disabledNotifications', stopped)).toEqual([
      'notifications',
      'settings',
      'settings-delete',
      'settings-passkeys',
      'settings-section',
    ]);
  });
});

test.each([
  [true, ['chats', 'likes', 'likes-m-id', 'likes-type', 'members', 'members-id', 'premium']],
  [false, []],
])('invisible mode (%s) is said where others are met', (invisible, pages) => {
  const user = { ...unconfirmed, invisible };
  const shown = PAGE_NAMES.filter((page) => alertsAt({ ...situation, page, user }, {}).includes('invisible'));
  expect(shown.toSorted()).toEqual(pages);
});

describe('the time bonus', () => {
  const area = ['chats', 'likes', 'likes-m-id', 'likes-type', 'members', 'members-id', 'premium'];

  test.each([
    [unconfirmed, true, true],
    [{ ...unconfirmed, credits: 1 }, true, false],
    [{ ...unconfirmed, time_bonus: null }, false, false],
    [null, false, false],
  ])('for %j: banner %s, over the page %s', (user, banner, modal) => {
    expect(ALERTS.timeBonusBanner.shows({ ...situation, user })).toBe(banner);
    expect(ALERTS.timeBonusModal.shows({ ...situation, user })).toBe(modal);
  });

  test.each(['timeBonusBanner', 'timeBonusModal'] as const)('%s belongs to the members’ area', (name) => {
    const within = PAGE_NAMES.filter((page) => alertsAt({ ...situation, page }, {}).includes(name));
    expect(within.toSorted()).toEqual(area);
  });
});

describe('alertsAt', () => {
  test('lists what there is a reason for, in the order of the page', () => {
    expect(alertsAt(situation, {})).toEqual([
      'activateReminder',
      'profilePhoto',
      'push',
      'timeBonusBanner',
      'timeBonusModal',
    ]);
  });

  test('lists nothing where the layout has no place for warnings', () => {
    const bare = PAGE_NAMES.filter((page) => !hasPart(layoutOf(page), 'warnings'));
    expect(bare).toContain('chats-id');
    expect(bare.flatMap((page) => alertsAt({ ...situation, page }, {}))).toEqual([]);
  });

  test.each([
    ['profilePhoto', unconfirmed],
    ['push', unconfirmed],
    ['disabledNotifications', stopped],
    ['timeBonusModal', unconfirmed],
  ] as const)('lists %s until it is dismissed, and the others still', (name, user) => {
    const each = { ...situation, user };
    const before = alertsAt(each, {});
    expect(before).toContain(name);
    expect(alertsAt(each, { [name]: new Date('2026-01-01') })).toEqual(
      before.filter((alert) => alert !== name),
    );
  });
});

test('alerts are dismissed under the keys of the product, each its own', () => {
  const keys = Object.fromEntries(DISMISSABLE_ALERTS.map((name) => [name, ALERTS[name].key]));
  expect(keys).toMatchObject({
    profilePhoto: 'hide-enrich-alert',
    push: 'hide-push-notification-alert',
    disabledNotifications: 'hide-disabled-notifications-alert',
    timeBonusModal: 'hide-time-bonus-modal',
  });
  expect(new Set(Object.values(keys)).size).toBe(DISMISSABLE_ALERTS.length);
});

describe('readDismissals', () => {
  const noon = '2026-11-21T12:00:00.000Z';

  test.each(DISMISSABLE_ALERTS)('finds that of %s under its own key', (name) => {
    const read = (asked: string): string | null => (asked === ALERTS[name].key ? noon : null);
    expect(readDismissals(read)).toEqual({ [name]: new Date(noon) });
  });

  test.each([null, '', 'yes'])('takes %j for no dismissal', (stored) => {
    expect(readDismissals(() => stored)).toEqual({});
  });
});
