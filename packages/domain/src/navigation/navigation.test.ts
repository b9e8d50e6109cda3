import { describe, expect, test } from 'vitest';
import { PAGE_NAMES } from '../pages/testing';
import {
  ACCOUNT_ITEMS,
  FOOTER_PAGES,
  hasNavigation,
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
      ],
    ],
    ['chats', ['members-id-chat', 'chats', 'chats-id']],
    ['likes', ['likes', 'likes-type', 'likes-m-id']],
    ['credits', ['credits', 'credits-id-paymentmethod', 'credits-repeat-order']],
    ['premium', ['premium']],
    ['profile', ['profile']],
    ['settings', ['settings']],
  ] as const)('%s is it on %j', (item, pages) => {
    expect(PAGE_NAMES.filter((page) => isCurrentItem(item, page)).toSorted()).toEqual(pages.toSorted());
    expect(isCurrentItem(item, null)).toBe(false);
  });
});

test('only completing a sign-up goes without the navigation', () => {
  expect(PAGE_NAMES.filter((page) => !hasNavigation(page))).toEqual(['complete-signup']);
});

describe('showsBackButton', () => {
  test('stands on these pages alone', () => {
    const shown = PAGE_NAMES.filter((page) =>
      showsBackButton({ page, installedApp: true, historyLength: 2 }),
    );
    expect(shown.toSorted()).toEqual(
      ['members-id', 'likes-type', 'likes-m-id', 'credits', 'credits-id-paymentmethod'].toSorted(),
    );
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

test('the footer leads to all that is to be read, each once', () => {
  expect(new Set(FOOTER_PAGES).size).toBe(10);
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
