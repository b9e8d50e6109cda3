import { describe, expect, test } from 'vitest';
import { hasTrafficSource, isSignupOpen } from '.';

describe('isSignupOpen', () => {
  test.each([
    ['all', {}, true],
    ['all', { network: 'partner' }, true],
    ['with_trafficsource', {}, false],
    ['with_trafficsource', { network: 'partner' }, true],
    ['none', {}, false],
    ['none', { network: 'partner' }, false],
  ] as const)('with sign-ups %s and %j: %s', (signups, source, open) => {
    expect(isSignupOpen(signups, source)).toBe(open);
  });
});

describe('hasTrafficSource', () => {
  test.each([
    [{}, false],
    [{ network: '' }, false],
    [{ network: '  ', ref: '' }, false],
    [{ ref: '  ' }, false],
    [{ network: 'partner' }, true],
    [{ ref: '42' }, true],
  ])('%j: %s', (source, present) => {
    expect(hasTrafficSource(source)).toBe(present);
  });
});
