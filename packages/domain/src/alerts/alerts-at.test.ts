import { describe, expect, test } from 'vitest';
import type { PageName } from '../pages';
import { PAGE_NAMES } from '../pages/testing';
import { addMs, SECOND } from '../time';
import { alertsAt, type Alerts, type AlertSituation } from '.';

const now = new Date('2026-11-21T12:00:00Z');

const user = {
  status: 'not_confirmed',
  credits: 0,
  notifications_disabled: [],
  profile: { status: 'disabled', main_image: null },
  time_bonus: {},
};

/** Someone to whom everything would be told, so that the page alone decides. */
const situation: Omit<AlertSituation, 'page'> = {
  user,
  dismissals: {},
  push: 'unknown',
  signupComplete: false,
  smartphone: false,
  timer: { status: 'waiting', since: addMs(now, -40 * SECOND) },
  now,
};

/** The same, but that mails to the address were stopped: the reminder to open one makes no sense then. */
const stopped = { ...situation, user: { ...user, notifications_disabled: ['bounce'] } };

/** Of each alert a letter: Activate, Photo, pUsh, Disabled notifications, Banner and Modal of the time bonus. */
const LETTERS = [
  ['A', 'activateReminder'],
  ['P', 'profilePhoto'],
  ['U', 'push'],
  ['D', 'disabledNotifications'],
  ['B', 'timeBonusBanner'],
  ['M', 'timeBonusModal'],
] as const satisfies readonly (readonly [string, keyof Alerts])[];

/** Every route of the product and what may stand on it. */
const ROUTES = {
  index: 'APUD',
  members: 'APUDBM',
  'members-id': 'APUDBM',
  'members-id-chat': '',
  'members-id-landing': '',
  'members-id-signup': '',
  'members-id-landing2-slug': '',
  'members-id-landing3-slug': '',
  likes: 'APUDBM',
  'likes-type': 'APUDBM',
  'likes-m-id': 'APUDBM',
  chats: 'APUDBM',
  'chats-id': '',
  credits: 'APUD',
  'credits-id-paymentmethod': 'APUD',
  'credits-repeat-order': 'APUD',
  premium: 'ADBM',
  directdebit: 'AD',
  'transactions-id': 'APUD',
  profile: 'AUD',
  notifications: '',
  settings: 'U',
  signup: 'D',
  'complete-signup': 'PUD',
  'signup-matches': 'APUD',
  login: 'APUD',
  'reset-password': 'APUD',
  'reset-password-do': 'APUD',
  'activate-done': 'AD',
  'activate-error': 'APUD',
  'mail-change-do': 'APUD',
  'account-deleted': 'APUD',
  complaints: 'APUD',
  'match-finder': 'APUD',
  'swipe-game': 'APUD',
  pricing: 'APUD',
  'lang-config': '',
  'landers-tinderswipe': '',
  'landers-name-slug': '',
  'pages-accessibility': 'APUD',
  'pages-ban': 'APUD',
  'pages-cookies': 'APUD',
  'pages-faq': 'APUD',
  'pages-privacy': 'APUD',
  'pages-return-policy': 'APUD',
  'pages-service': 'APUD',
  'pages-terms': 'APUD',
  token: 'APUD',
} as const satisfies Record<PageName, string>;

describe('alertsAt', () => {
  test.each(PAGE_NAMES)('tells on %s what may stand there, and nothing else', (page) => {
    const alerts = alertsAt({ ...situation, page });
    const { disabledNotifications } = alertsAt({ ...stopped, page });
    const shown = LETTERS.filter(([, name]) => Boolean({ ...alerts, disabledNotifications }[name]));
    expect(shown.map(([letter]) => letter).join('')).toBe(ROUTES[page]);
  });

  test.each(PAGE_NAMES)('tells a visitor on %s of push messages at most', (page) => {
    expect(alertsAt({ ...situation, page, user: null })).toEqual({
      activateReminder: null,
      profilePhoto: false,
      push: ROUTES[page].includes('U'),
      disabledNotifications: false,
      timeBonusBanner: false,
      timeBonusModal: false,
    });
  });

  test.each([
    [39_999, false],
    [40_000, true],
    [40_001, true],
  ])('brings the time bonus over the page after %i ms in the members’ area: %s', (afterMs, shows) => {
    const timer = { status: 'waiting', since: addMs(now, -afterMs) } as const;
    expect(alertsAt({ ...situation, page: 'members', timer }).timeBonusModal).toBe(shows);
  });

  test('makes the reminder a modal after a sign-up on a smartphone', () => {
    const after = { ...situation, page: 'members', signupComplete: true, smartphone: true } as const;
    expect(alertsAt(after).activateReminder).toBe('modal');
  });
});
