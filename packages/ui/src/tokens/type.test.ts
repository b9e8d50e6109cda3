import { describe, expect, it } from 'vitest';
import { fluidEnds, fluidMiddle, pixels } from './testing/lengths';
import { fontSizes, lineHeights } from './type';

describe('type', () => {
  it('has eight sizes, each larger than the one before, on a phone and on a wide screen', () => {
    for (const width of [375, 1200]) {
      const sizes = Object.values(fontSizes).map((value) => sizeAt(value, width));
      expect(sizes).toHaveLength(8);
      expect(new Set(sizes).size).toBe(8);
      expect(sizes).toEqual([...sizes].sort((one, other) => one - other));
    }
  });

  it.each(Object.entries(fontSizes))('%s grows with the words that someone enlarges', (_name, value) => {
    expect(value).toMatch(/\drem/);
  });

  it.each(Object.entries(fontSizes).filter(([, value]) => value.startsWith('clamp')))(
    '%s reaches its ends at 375 and 1200 px',
    (_name, value) => {
      const [least, most] = fluidEnds(value);
      expect(fluidMiddle(value, 375)).toBeCloseTo(least, 0);
      expect(fluidMiddle(value, 1200)).toBeCloseTo(most, 0);
    },
  );
});

describe('the heights of lines', () => {
  it('grow with how much there is to read', () => {
    const heights = Object.values(lineHeights).map(Number);
    expect(heights).toEqual([...heights].sort((one, other) => one - other));
  });

  it('leave text the room that readers ask for', () => {
    expect(Number(lineHeights.text)).toBeGreaterThanOrEqual(1.5);
  });
});

function sizeAt(value: string, width: number): number {
  return value.startsWith('clamp') ? fluidMiddle(value, width) : pixels(value);
}
