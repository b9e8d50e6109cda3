import { describe, expect, it } from 'vitest';
import { niches } from '.';
import { hexColor } from './hex-color';

describe('hexColor', () => {
  // Worked out with the formulas of CSS Color 4.
  it.each([
    [{ l: 1, c: 0, h: 0 }, '#ffffff'],
    [{ l: 0, c: 0, h: 0 }, '#000000'],
    [{ l: 0.6279554, c: 0.2576833, h: 29.2338803 }, '#ff0000'],
    [{ l: 0.8664396, c: 0.2948272, h: 142.4953389 }, '#00ff00'],
    [{ l: 0.4520137, c: 0.3132144, h: 264.052021 }, '#0000ff'],
    [{ l: 0.5998708, c: 0, h: 0 }, '#808080'],
  ])('writes %j as %s', (color, hex) => {
    expect(hexColor(color)).toBe(hex);
  });

  it('clips what sRGB has not', () => {
    expect(hexColor({ l: 0.6, c: 0.4, h: 29 })).toMatch(/^#ff00[0-9a-f]{2}$/);
  });

  it('keeps the accents of the niches apart', () => {
    const accents = Object.values(niches).map(({ light }) => hexColor(light.accent));
    expect(new Set(accents).size).toBe(accents.length);
  });
});
