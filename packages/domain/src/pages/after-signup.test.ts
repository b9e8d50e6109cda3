import { describe, expect, test } from 'vitest';
import { pathAfterSignup, tellsOfSignupMember } from '.';
import { PAGE_NAMES } from './testing';

test.each([
  [{ id: 'nadia' }, '/members/nadia'],
  [{ id: 'a?b' }, '/members/a%3Fb'],
  [null, '/members'],
  [undefined, '/members'],
])('who signed up for %o goes on to %s', (signupMember, path) => {
  expect(pathAfterSignup(signupMember)).toBe(path);
});

describe('tellsOfSignupMember', () => {
  test('is so between the sign-up and the members’ own pages, and nowhere else', () => {
    expect(PAGE_NAMES.filter(tellsOfSignupMember)).toEqual([
      'complete-signup',
      'activate-done',
      'activate-error',
    ]);
  });
});
