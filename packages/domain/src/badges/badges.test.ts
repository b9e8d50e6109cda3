import { describe, expect, test } from 'vitest';
import { appBadge, badgeText, creditsBadge, titleWithBadge, totalNews } from '.';

describe('badgeText', () => {
  test.each([
    [-1, null],
    [0, null],
    [1, '1'],
    [98, '98'],
    [99, '99'],
    [100, '99+'],
    [1000, '99+'],
  ])('of %i is %s', (count, text) => {
    expect(badgeText(count)).toBe(text);
  });

  test.each([
    ['unread', null, '1'],
    ['warning', '0', '1'],
    ['danger', '0', '1'],
  ] as const)('in the tone %s says of none %j', (tone, none, one) => {
    expect(badgeText(0, tone)).toBe(none);
    expect(badgeText(1, tone)).toBe(one);
  });
});

describe('titleWithBadge', () => {
  test.each([
    [{ unreadMessages: 0, newLikes: 0 }, 'Chats'],
    [{ unreadMessages: 1, newLikes: 0 }, '(1) Chats'],
    [{ unreadMessages: 0, newLikes: 2 }, '(2) Chats'],
    [{ unreadMessages: 100, newLikes: 23 }, '(123) Chats'],
  ])('with %j is %s', (news, title) => {
    expect(titleWithBadge('Chats', totalNews(news))).toBe(title);
  });
});

test.each([
  [0, null],
  [1, 1],
  [100, 100],
])('the icon of the app shows %i as %s', (total, badge) => {
  expect(appBadge(total)).toBe(badge);
});

describe('creditsBadge', () => {
  test.each([
    [{ paidUser: true, credits: 11 }, null],
    [
      { paidUser: true, credits: 10 },
      { credits: 10, tone: 'warning' },
    ],
    [
      { paidUser: true, credits: 1 },
      { credits: 1, tone: 'warning' },
    ],
    [
      { paidUser: true, credits: 0 },
      { credits: 0, tone: 'danger' },
    ],
    [{ paidUser: false, credits: 0 }, null],
    [{ paidUser: false, credits: 10 }, null],
  ])('for %j is %j', (member, badge) => {
    expect(creditsBadge(member)).toEqual(badge);
  });
});
