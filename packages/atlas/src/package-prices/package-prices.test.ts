import { PACKAGE_IDS, PACKAGES } from '@vela/domain/credits';
import { CURRENCIES, roundPriceDown } from '@vela/domain/money';
import { describe, expect, test } from 'vitest';
import { PACKAGE_PRICES } from '.';

describe('PACKAGE_PRICES', () => {
  test('in euro are those that were decided', () => {
    expect(PACKAGE_PRICES.EUR).toEqual({ p0: 1200, p1: 2700, p2: 5760, p3: 12_600 });
  });

  test.each(CURRENCIES)('are cheaper per credit the larger they are, in %s', (currency) => {
    const perCredit = PACKAGE_IDS.map((id) => PACKAGE_PRICES[currency][id] / PACKAGES[id].credits);
    expect(perCredit).toEqual(perCredit.toSorted((a, b) => b - a));
    expect(new Set(perCredit).size).toBe(PACKAGE_IDS.length);
  });

  test.each(CURRENCIES)('cost what people pay with in %s: rounding changes nothing', (currency) => {
    for (const amount of Object.values(PACKAGE_PRICES[currency]))
      expect(roundPriceDown({ amount, currency }).amount).toBe(amount);
  });

  test.each(CURRENCIES)('cost whole minor units in %s', (currency) => {
    expect(Object.values(PACKAGE_PRICES[currency]).every(Number.isSafeInteger)).toBe(true);
  });
});
