import { describe, expect, test } from 'vitest';
import { canRemovePasskey, isNextSignature } from '.';

describe('the counter of signatures', () => {
  test.each([
    [0, 0, true],
    [0, 1, true],
    [4, 5, true],
    [4, 9, true],
    [4, 4, false],
    [4, 3, false],
    [4, 0, false],
  ])('after %i may be %i: %s', (stored, sent, isNext) => {
    expect(isNextSignature(stored, sent)).toBe(isNext);
  });
});

describe('a passkey', () => {
  test.each([
    [true, 1, true],
    [true, 2, true],
    [false, 2, true],
    [false, 1, false],
    [false, 0, false],
  ])('beside a password (%s) and of %i passkeys can be removed: %s', (hasPassword, passkeys, can) => {
    expect(canRemovePasskey({ hasPassword, passkeys })).toBe(can);
  });
});
