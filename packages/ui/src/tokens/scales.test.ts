import { describe, expect, it } from 'vitest';
import { scales, STEPS } from './scales';

describe('the scales', () => {
  it.each(Object.entries(scales))('%s has twelve steps that grow darker', (_name, scale) => {
    const lightness = STEPS.map((step) => scale[step].l);
    expect(lightness).toHaveLength(12);
    expect(lightness).toEqual([...lightness].sort((one, other) => other - one));
    expect(new Set(lightness).size).toBe(12);
  });
});
