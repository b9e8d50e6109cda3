import { describe, expect, test } from 'vitest';
import { chargesVat, vatWithin, type VatRates } from '.';

describe('chargesVat', () => {
  test.each([
    [2100, true],
    [1, true],
    [0, false],
  ])('what is paid where the rate is %i has value added tax in it: %s', (rate, is) => {
    const rates = { NL: rate } as VatRates;
    expect(chargesVat('NL', rates)).toBe(is);
  });
});

describe('vatWithin', () => {
  test.each([
    [1210, 2100, 210],
    [1200, 2100, 208],
    [1200, 0, 0],
    [0, 2100, 0],
    [1255, 2550, 255],
  ])('%i at %i has %i', (amount, rate, vat) => {
    expect(vatWithin(amount, rate)).toBe(vat);
  });
});
