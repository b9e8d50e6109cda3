import { describe, expect, test } from 'vitest';
import { PAGE_NAMES } from '../pages';
import {
  ACCOUNT_ITEMS,
  FOOTER_PAGES,
  isCurrentItem,
  memberItems,
  offersRepeatOrder,
  shopPage,
  showsBackButton,
} from '.';

describe('memberItems', () => {
  const news = { unreadMessages: 100, newLikes: 3 };
  const counted = [
    { page: 'members' },
    { page: 'chats', badge: { count: 100, counts: 'unread', tone: 'unread' } },
    { page: 'likes', badge: { count: 3, counts: 'new', tone: 'unread' } },
  ];

  test.each([
    [{ paidUser: false, credits: 0 }, { page: 'premium' }],
    [{ paidUser: false, credits: 11 }, { page: 'premium' }],
    [{ paidUser: true, credits: 11 }, { page: 'credits' }],
    [
      { paidUser: true, credits: 10 },
      { page: 'credits', badge: { count: 10, counts: 'left', tone: 'warning' } },
    ],
    [
      { paidUser: true, credits: 1 },
      { page: 'credits', badge: { count: 1, counts: 'left', tone: 'warning' } },
    ],
    [
      { paidUser: true, credits: 0 },
      { page: 'credits', badge: { count: 0, counts: 'left', tone: 'danger' } },
    ],
  ] as const)('of %j end with %j', (member, last) => {
    expect(memberItems(member, news)).toEqual([...counted, last]);
  });
});

describe('isCurrentItem', () => {
  test.each([
    [
      'members',
      [
        'members',
        'members-id',
        'members-id-landing',
        'members-id-signup',
        'members-id-landing2-slug',
        'members-id-landing3-slug',
        'match-finder',
        'swipe-game',
      ],
    ],
    ['chats', ['members-id-chat', 'chats', 'chats-id']],
    ['likes', ['likes', 'likes-type', 'likes-m-id']],
    ['credits', ['credits', 'credits-id-paymentmethod', 'credits-repeat-order']],
    ['premium', ['premium']],
    ['profile', ['profile']],
    ['settings', ['settings', 'settings-delete', 'settings-passkeys', 'settings-section']],
  ] as const)('%s is it on %j', (item, pages) => {
    expect(PAGE_NAMES.filter((page) => isCurrentItem(item, page)).toSorted()).toEqual(pages.toSorted());
    expect(isCurrentItem(item, null)).toBe(false);
  });
});

describe('showsBackButton', () => {
  test.each([
    ['members-id', true],
    ['members', false],
  ] as const)('on %s: %s', (page, shows) => {
    expect(showsBackButton({ page, installedApp: true, historyLength: 2 })).toBe(shows);
  });

  test.each([
    [true, 0, false],
    [true, 1, false],
    [true, 2, true],
    [true, 3, true],
    [false, 2, false],
  ])('in the installed app: %s, with %i entries: %s', (installedApp, historyLength, shows) => {
    expect(showsBackButton({ page: 'credits', installedApp, historyLength })).toBe(shows);
  });
});

test('the account leads to profile and settings, and out', () => {
  expect(ACCOUNT_ITEMS).toEqual(['profile', 'settings', 'logout']);
});

test('the footer ends with the accessibility statement', () => {
  expect(FOOTER_PAGES.at(-1)).toBe('pages-accessibility');
});

test.each([
  [true, 'credits'],
  [false, 'premium'],
] as const)(
  'who has paid (%s) buys on the page %s, and has an order to repeat only then',
  (paidUser, page) => {
    expect(shopPage({ paidUser })).toBe(page);
    expect(offersRepeatOrder({ paidUser })).toBe(paidUser);
  },
);
