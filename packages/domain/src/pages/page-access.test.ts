import { expect, test } from 'vitest';
import { PAGE_ACCESS, pageEntry, type PageAccess } from '.';
import { PAGE_NAMES } from './testing';

const visitor = { member: false, paidUser: false, looksAround: true };
const free = { member: true, paidUser: false, looksAround: true };
const paid = { member: true, paidUser: true, looksAround: true };

const ASKS_WHO_HAS_PAID = ['credits-repeat-order', 'premium'];

const FOR_VISITORS = ['index', 'login', 'members-id-signup', 'signup'];

const FOR_MEMBERS = `
  chats chats-id complete-signup credits credits-id-paymentmethod credits-repeat-order directdebit likes likes-m-id
  likes-type match-finder members-id-chat notifications premium profile settings signup-matches swipe-game
  transactions-id
`
  .trim()
  .split(/\s+/);

const pagesFor = (access: PageAccess) => PAGE_NAMES.filter((name) => PAGE_ACCESS[name] === access);

test('visitors’ pages and members’ pages are these, and all others are for anyone', () => {
  expect(pagesFor('visitor').toSorted()).toEqual(FOR_VISITORS);
  expect(pagesFor('member').toSorted()).toEqual(FOR_MEMBERS);
  expect(pagesFor('public')).toHaveLength(PAGE_NAMES.length - FOR_VISITORS.length - FOR_MEMBERS.length);
});

test.each([
  ['public', 'open', 'open'],
  ['visitor', 'open', 'members_home'],
  ['member', 'log_in', 'open'],
] as const)('each page that is %s: %s for a visitor, %s for a member', (access, forVisitor, forMember) => {
  for (const name of pagesFor(access).filter((page) => !ASKS_WHO_HAS_PAID.includes(page))) {
    expect([visitor, free, paid].map((opener) => pageEntry(name, opener))).toEqual([
      forVisitor,
      forMember,
      forMember,
    ]);
  }
});

test.each([
  ['premium', 'log_in', 'open', 'credits'],
  ['credits-repeat-order', 'log_in', 'premium', 'open'],
  ['credits', 'log_in', 'open', 'open'],
] as const)('%s: %s for a visitor, %s before the first purchase, %s after it', (name, ...entries) => {
  expect([visitor, free, paid].map((opener) => pageEntry(name, opener))).toEqual(entries);
});

test.each([
  [false, false, 'log_in'],
  [false, true, 'open'],
  [true, false, 'open'],
  [true, true, 'open'],
] as const)(
  'the list of members, for a member (%s) where visitors look around (%s): %s',
  (member, looksAround, entry) => {
    expect(pageEntry('members', { member, paidUser: false, looksAround })).toBe(entry);
  },
);

test('only the list of members asks whether visitors look around', () => {
  const shut = { ...visitor, looksAround: false };
  const differing = PAGE_NAMES.filter((name) => pageEntry(name, shut) !== pageEntry(name, visitor));
  expect(differing).toEqual(['members']);
});
