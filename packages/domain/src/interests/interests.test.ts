import { describe, expect, test } from 'vitest';
import { INTERESTS, isInterest } from '.';

describe('interests', () => {
  test('are about fifty, each once and in order', () => {
    expect(INTERESTS).toHaveLength(52);
    expect(new Set(INTERESTS).size).toBe(INTERESTS.length);
    expect(INTERESTS).toEqual(INTERESTS.toSorted());
  });

  test.each([
    ['coffee', true],
    ['Coffee', false],
    [null, false],
  ])('%j is one: %s', (value, is) => {
    expect(isInterest(value)).toBe(is);
  });
});
