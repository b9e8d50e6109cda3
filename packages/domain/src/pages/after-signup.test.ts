import { expect, test } from 'vitest';
import { PAGE_NAMES, pageOf, pathAfterSignup, showsSignupMember } from '.';

test.each([
  [{ id: 'nadia' }, '/members/nadia'],
  [{ id: 'a?b' }, '/members/a%3Fb'],
  [null, '/members'],
  [undefined, '/members'],
])('who signed up for %o goes on to %s', (signupMember, path) => {
  expect(pathAfterSignup(signupMember)).toBe(path);
});

test('the member they signed up for is shown between the sign-up and the members’ pages only', () => {
  const between = PAGE_NAMES.filter(showsSignupMember);
  expect(between).toContain('activate-done');
  expect(between.filter((page) => pageOf(page).area === 'app')).toEqual([]);
});
