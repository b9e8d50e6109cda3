import { expect, test } from 'vitest';
import { PAGE_NAMES, pageEntry, pageOf, type PageAccess } from '.';

const visitor = { member: false, paidUser: false, looksAround: true };
const free = { member: true, paidUser: false, looksAround: true };
const paid = { member: true, paidUser: true, looksAround: true };

const FOR_VISITORS = ['index', 'login', 'members-id-signup', 'signup'];

const FOR_ANYONE = `
  account-deleted activate-done activate-error complaints landers-name-slug landers-tinderswipe lang-config mail-change-do
  members members-id members-id-landing members-id-landing2-slug members-id-landing3-slug pages-accessibility pages-ban
  pages-cookies pages-faq pages-privacy pages-return-policy pages-service pages-terms pricing reset-password
  reset-password-do token
`
  .trim()
  .split(/\s+/);

const pagesFor = (access: PageAccess) => PAGE_NAMES.filter((name) => pageOf(name).access === access);

test('a page is for members, but for these', () => {
  expect(pagesFor('visitor').toSorted()).toEqual(FOR_VISITORS);
  expect(pagesFor('public').toSorted()).toEqual(FOR_ANYONE);
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
