import { describe, expect, test } from 'vitest';
import { pathAfterSignup, tellsWhomOneCameFor } from '.';
import { PAGE_NAMES } from './testing';

test.each([
  [{ id: 'nadia' }, '/members/nadia'],
  [{ id: 'a?b' }, '/members/a%3Fb'],
  [null, '/members'],
  [undefined, '/members'],
])('who signed up for %o goes on to %s', (cameFor, path) => {
  expect(pathAfterSignup(cameFor)).toBe(path);
});

describe('tellsWhomOneCameFor', () => {
  test('is so between the sign-up and the members’ own pages, and nowhere else', () => {
    expect(PAGE_NAMES.filter(tellsWhomOneCameFor)).toEqual([
      'complete-signup',
      'activate-done',
      'activate-error',
    ]);
  });
});
