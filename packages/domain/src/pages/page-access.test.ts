import { expect, test } from 'vitest';
import { PAGE_NAMES, pageEntry, pageOf, type PageAccess } from '.';

const visitor = { member: false, paidUser: false, looksAround: true };
const free = { member: true, paidUser: false, looksAround: true };
const paid = { member: true, paidUser: true, looksAround: true };

const pagesFor = (access: PageAccess) => PAGE_NAMES.filter((name) => pageOf(name).access === access);

test('a page of the app is for members, but for the search and a member, which visitors see, too', () => {
  const app = PAGE_NAMES.filter((name) => pageOf(name).area === 'app');
  expect(app.filter((name) => pageOf(name).access !== 'member')).toEqual(['members', 'members-id']);
  expect(pagesFor('member').filter((name) => !app.includes(name))).toEqual(['complete-signup']);
});

test('members have no use for the home page, the page to log in and the sign-up', () => {
  expect(pagesFor('visitor').toSorted()).toEqual(['index', 'login', 'members-id-signup', 'signup']);
});

test.each([
  ['public', 'open', 'open'],
  ['visitor', 'open', 'members_home'],
  ['member', 'log_in', 'open'],
] as const)('each page that is %s: %s for a visitor, %s for a member', (access, forVisitor, forMember) => {
  for (const name of pagesFor(access).filter((page) => pageOf(page).opensFor === undefined)) {
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
  ['members', 'open', 'open', 'open'],
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
