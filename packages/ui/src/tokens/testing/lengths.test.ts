import { describe, expect, it } from 'vitest';
import { fluidEnds, fluidMiddle, isAscending, pixels } from './lengths';

describe('pixels', () => {
  it.each([
    ['1.25rem', 20],
    ['2px', 2],
    ['-1.5rem', -24],
    ['0', 0],
    ['min(1rem, 5vw)', 16],
  ])('of %s are %d', (value, expected) => {
    expect(pixels(value)).toBe(expected);
  });
});

describe('a clamp', () => {
  const value = 'clamp(1rem, 0.5rem + 2vw, 2.25rem)';

  it('has its ends', () => {
    expect(fluidEnds(value)).toEqual([16, 36]);
  });

  it('grows with the screen between them', () => {
    expect(fluidMiddle(value, 400)).toBe(16);
    expect(fluidMiddle(value, 900)).toBe(26);
  });
});

describe('isAscending', () => {
  it('allows two of one size, and none that is smaller', () => {
    expect(isAscending([1, 2, 2, 3])).toBe(true);
    expect(isAscending([1, 3, 2])).toBe(false);
  });
});
