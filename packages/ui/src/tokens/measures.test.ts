import { describe, expect, it } from 'vitest';
import { breakpoints, loops, media, motion, radii, space } from './measures';
import { scales, STEPS } from './scales';
import { fontSizes } from './type';

const REM = 16;

describe('the scales', () => {
  it.each(Object.entries(scales))('%s has twelve steps that grow darker', (_name, scale) => {
    const lightness = STEPS.map((step) => scale[step].l);
    expect(lightness).toHaveLength(12);
    expect(lightness).toEqual([...lightness].sort((one, other) => other - one));
    expect(new Set(lightness).size).toBe(12);
  });
});

describe('space', () => {
  it.each(Object.entries(space))('%s is that many times 4 px', (name, value) => {
    expect(pixels(value)).toBe(4 * Number(name));
  });
});

describe('type', () => {
  it('has eight sizes, each larger than the one before, on a phone and on a wide screen', () => {
    for (const width of [375, 1200]) {
      const sizes = Object.values(fontSizes).map((value) => fluidPixels(value, width));
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
      const [least = 0, most = 0] = [...value.matchAll(/([\d.]+)rem(?=[,)])/g)].map(
        ([, rem]) => REM * Number(rem),
      );
      expect(between(value, 375)).toBeCloseTo(least, 0);
      expect(between(value, 1200)).toBeCloseTo(most, 0);
    },
  );
});

describe('motion', () => {
  it('lasts 120, 200 and 320 ms', () => {
    expect([motion.fast, motion.medium, motion.slow]).toEqual(['120ms', '200ms', '320ms']);
  });

  it('shows three dots one after the other within one beat', () => {
    const [beat, second, third] = [loops.beat, loops.beatSecond, loops.beatThird].map(milliseconds);
    expect(third).toBe(2 * (second ?? 0));
    expect(third).toBeLessThan(beat ?? 0);
  });
});

describe('radii', () => {
  it('grow from what lies inside a control to a sheet', () => {
    const { inner, control, card, sheet, round } = radii;
    const sizes = [inner, control, card, sheet, round].map(pixels);
    expect(sizes).toEqual([...sizes].sort((one, other) => one - other));
  });
});

describe('the widths', () => {
  it('are 576, 768, 992 and 1200 px, each asked for by its query', () => {
    expect(Object.values(breakpoints)).toEqual([576, 768, 992, 1200]);
    for (const [name, width] of Object.entries(breakpoints)) {
      expect(media[name as keyof typeof breakpoints]).toBe(`(min-width: ${width}px)`);
    }
  });

  it('leave no width without a layout', () => {
    expect(media.belowPhone).toBe('(max-width: 575.98px)');
    expect(media.belowTablet).toBe('(max-width: 767.98px)');
    expect(media.belowDesktop).toBe('(max-width: 991.98px)');
  });
});

/** The first length in rem, in pixels. */
function pixels(value: string): number {
  return REM * Number(/([\d.]+)(?:rem)?/.exec(value)?.[1]);
}

/** What `clamp` lets a size grow to. */
function fluidPixels(value: string, width: number): number {
  return value.startsWith('clamp') ? between(value, width) : pixels(value);
}

/** The middle of a `clamp` at a width: a length and a share of the width. */
function between(value: string, width: number): number {
  const [, rem = 0, share = 0] = /([\d.]+)rem \+ ([\d.]+)vw/.exec(value) ?? [];
  return REM * Number(rem) + (width * Number(share)) / 100;
}

function milliseconds(value: string): number {
  return Number.parseFloat(value) * (value.endsWith('ms') ? 1 : 1000);
}
