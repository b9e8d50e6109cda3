import { expect, test } from 'vitest';
import { pageEntry } from '.';

test.each([
  ['public', 'open', 'open'],
  ['visitor', 'open', 'members_home'],
  ['member', 'log_in', 'open'],
] as const)('a page that is %s: %s for a visitor, %s for a member', (access, visitor, member) => {
  expect(pageEntry(access, { member: false })).toBe(visitor);
  expect(pageEntry(access, { member: true })).toBe(member);
});
