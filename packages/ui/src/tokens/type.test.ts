import { describe, expect, it } from 'vitest';
import { fluidEnds, fluidMiddle, pixels } from './testing/lengths';
import { fontSizes } from './type';

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

function sizeAt(value: string, width: number): number {
  return value.startsWith('clamp') ? fluidMiddle(value, width) : pixels(value);
}
