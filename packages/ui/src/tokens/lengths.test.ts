import { describe, expect, it } from 'vitest';
import { lines, ringOffsets } from './lines';
import { avatarSizes, iconSizes, marks } from './marks';
import { pictureSizes } from './pictures';
import { radii } from './radii';
import { sizes } from './sizes';
import { layoutSpace, space } from './space';
import { fluidEnds, fluidMiddle, isAscending, pixels } from './testing/lengths';
import { leastWidths, widths } from './widths';

/** The families that are a scale: from small to large, a name for each. */
const SCALES = { avatarSizes, iconSizes, leastWidths, lines, radii, widths } as const;

/** What is measured in rem: on a grid of 1 px at the usual size of text. */
const MEASURED = { avatarSizes, iconSizes, leastWidths, marks, pictureSizes, radii, sizes, space, widths };

/** Bounded by the width of the screen rather than by the grid. */
const FLUID: readonly string[] = [sizes.gutter, sizes.band, sizes.bottomBar];

describe('space', () => {
  it.each(Object.entries(space))('%s is that many times 4 px', (name, value) => {
    expect(pixels(value)).toBe(4 * Number(name));
  });

  it('has whole steps between the parts of a page, and half ones inside a part', () => {
    expect(Object.keys(layoutSpace).every((name) => Number.isInteger(Number(name)))).toBe(true);
    const inside = Object.keys(space).filter((name) => !(name in layoutSpace));
    expect(inside.map(Number).sort((one, other) => one - other)).toEqual([0.5, 1.5, 2.5, 3.5]);
  });
});

describe.each(Object.entries(SCALES))('%s', (_family, scale) => {
  it('grow from name to name, each its own', () => {
    const values = Object.values(scale).map(pixels);
    expect(isAscending(values)).toBe(true);
    expect(new Set(values).size).toBe(values.length);
  });
});

describe.each(Object.entries(MEASURED))('each of %s', (_family, scale) => {
  it.each(Object.entries(scale).filter(([, value]) => value.includes('rem') && !FLUID.includes(value)))(
    '%s (%s) is whole pixels',
    (_name, value) => {
      expect(Number.isInteger(pixels(value))).toBe(true);
    },
  );
});

describe('what a finger meets', () => {
  it('is 44 px at least', () => {
    expect(pixels(sizes.target)).toBe(44);
    for (const size of [sizes.control, sizes.field, sizes.roundButton, sizes.row]) {
      expect(pixels(size)).toBeGreaterThanOrEqual(44);
    }
  });
});

describe('the room at the sides of a page and between its parts', () => {
  it.each([sizes.gutter, sizes.band])('%s reaches its ends at 375 and 1200 px', (value) => {
    const [least, most] = fluidEnds(value);
    expect(fluidMiddle(value, 375)).toBeCloseTo(least, 0);
    expect(fluidMiddle(value, 1200)).toBeCloseTo(most, 0);
  });
});

describe('the ring of the focus', () => {
  it('lies inside by as much as it is thick', () => {
    expect(pixels(ringOffsets.inside)).toBe(-pixels(lines.focus));
  });
});
