import { describe, expect, expectTypeOf, test } from 'vitest';
import { fictionalWarningFor, membersAmong, type MarkedProfile } from '.';

const warning = { singular: 'This profile is fictional.', plural: 'These profiles are fictional.' };
const real = { fictional: false };
const fictional = { fictional: true };

describe('fictionalWarningFor', () => {
  test.each([
    [[], null],
    [[real], null],
    [[real, fictional], warning.singular],
    [[fictional, fictional], warning.plural],
    [[fictional, real, fictional, fictional], warning.plural],
  ])('of %j is %j', (shown, words) => {
    expect(fictionalWarningFor(shown, warning)).toBe(words);
  });

  test('is none of the site’s where it has none', () => {
    expect(fictionalWarningFor([fictional], null)).toBeNull();
  });

  test('is not asked for without saying what is fictional', () => {
    expectTypeOf<{ name: string }>().not.toExtend<MarkedProfile>();
    expectTypeOf<{ fictional?: boolean }>().not.toExtend<MarkedProfile>();
    // @ts-expect-error -- a profile whose mark was left out can't be shown
    expect(fictionalWarningFor([{ name: 'Robin' }], warning)).toBeNull();
  });
});

test.each([
  [[], 0],
  [[real], 1],
  [[fictional], 0],
  [[fictional, real, fictional, real], 2],
])('members among %j are %i', (profiles, count) => {
  expect(membersAmong(profiles)).toBe(count);
});
