import { describe, expect, test } from 'vitest';
import { median, percentile } from './statistics.ts';

const HUNDRED = Array.from({ length: 100 }, (_, index) => 100 - index);

describe('percentile', () => {
  test.each([
    [0.5, 50],
    [0.99, 99],
    [1, 100],
    [0, 1],
  ])('of 1 to 100 at %d is %d', (share, value) => {
    expect(percentile(HUNDRED, share)).toBe(value);
  });

  test('of one value is that value, and of none 0', () => {
    expect(percentile([7], 0.99)).toBe(7);
    expect(percentile([], 0.99)).toBe(0);
  });

  test('leaves the values in their order', () => {
    const values = [3, 1, 2];
    percentile(values, 0.5);
    expect(values).toEqual([3, 1, 2]);
  });
});

describe('median', () => {
  test.each([
    [[], 0],
    [[5], 5],
    [[9, 1, 5], 5],
    [[1, 2, 10, 4], 3],
  ])('of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle);
  });
});
