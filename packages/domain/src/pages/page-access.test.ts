import { expect, test } from 'vitest';
import { PAGE_NAMES, pageEntry } from '.';

const visitor = { member: false, paidUser: false };
const free = { member: true, paidUser: false };
const paid = { member: true, paidUser: true };

test.each([
  ['public', 'open', 'open'],
  ['visitor', 'open', 'members_home'],
  ['member', 'log_in', 'open'],
] as const)('a page that is %s: %s for a visitor, %s for a member', (access, forVisitor, forMember) => {
  expect(pageEntry({ name: 'settings', access }, visitor)).toBe(forVisitor);
  expect(pageEntry({ name: 'settings', access }, free)).toBe(forMember);
  expect(pageEntry({ name: 'settings', access }, paid)).toBe(forMember);
});

test.each([
  ['premium', 'log_in', 'open', 'credits'],
  ['credits-repeat-order', 'log_in', 'premium', 'open'],
  ['credits', 'log_in', 'open', 'open'],
] as const)('%s: %s for a visitor, %s before the first purchase, %s after it', (name, ...entries) => {
  const page = { name, access: 'member' } as const;
  expect([visitor, free, paid].map((opener) => pageEntry(page, opener))).toEqual(entries);
});

test('no other page asks who has paid', () => {
  const asking = PAGE_NAMES.filter((name) => {
    const page = { name, access: 'member' } as const;
    return pageEntry(page, free) !== pageEntry(page, paid);
  });
  expect(asking.toSorted()).toEqual(['credits-repeat-order', 'premium']);
});
