import { describe, expect, it } from 'vitest';
import { contrast } from './contrast';

const white = { l: 1, c: 0, h: 0 };
const black = { l: 0, c: 0, h: 0 };

describe('contrast', () => {
  it('is 21 between black and white, whichever comes first', () => {
    expect(contrast(white, black)).toBeCloseTo(21, 5);
    expect(contrast(black, white)).toBeCloseTo(21, 5);
  });

  it('is 1 between a colour and itself', () => {
    expect(contrast(white, white)).toBe(1);
  });

  it.each([
    // #767676, the lightest grey with 4.5:1 on white; #ff0000; #0000ff: their known contrasts with white.
    { name: '#767676', color: { l: 0.5659, c: 0, h: 0 }, ratio: 4.54 },
    { name: '#ff0000', color: { l: 0.62796, c: 0.25768, h: 29.234 }, ratio: 4.0 },
    { name: '#0000ff', color: { l: 0.45201, c: 0.31321, h: 264.052 }, ratio: 8.59 },
  ])('of $name on white is the published $ratio', ({ color, ratio }) => {
    expect(contrast(color, white)).toBeCloseTo(ratio, 1);
  });
});
