import { expect, test } from 'vitest';
import { isOpenAlways, profileLimitOf } from '.';

test.each([
  [{ premium: false, confirmed: true }, 'profiles'],
  [{ premium: true, confirmed: true }, 'premium_profiles'],
  [{ premium: false, confirmed: false }, 'unconfirmed_profiles'],
  [{ premium: true, confirmed: false }, 'unconfirmed_profiles'],
])('the profiles that %j may open are limited by %s', (member, limit) => {
  expect(profileLimitOf(member)).toBe(limit);
});

test.each([
  [{ match: false, conversationId: undefined }, false],
  [{ match: true, conversationId: undefined }, true],
  [{ match: false, conversationId: 'one' }, true],
])('a profile with %j is open always: %s', (between, isOpen) => {
  expect(isOpenAlways(between)).toBe(isOpen);
});
