import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COUNTRIES } from '../locale';
import { CURRENCIES, roundPriceDown } from '../money';
import {
  isPackageId,
  messagesFor,
  minimumMessageCosts,
  PACKAGE_IDS,
  PACKAGE_PRICES,
  PACKAGES,
  packagesIn,
  pricePerMessage,
  isExactPerMessage,
} from '.';

describe('packages', () => {
  test('cost in euro what the price list says', () => {
    expect(packagesIn('NL')).toEqual([
      { id: 'p0', credits: 12, popular: false, price: { amount: 1200, currency: 'EUR' } },
      { id: 'p1', credits: 30, popular: false, price: { amount: 2700, currency: 'EUR' } },
      { id: 'p2', credits: 72, popular: true, price: { amount: 5760, currency: 'EUR' } },
      { id: 'p3', credits: 180, popular: false, price: { amount: 12600, currency: 'EUR' } },
    ]);
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

  test.each([
    ['p0', true],
    ['p4', false],
    ['toString', false],
    [0, false],
    [['p0'], false],
  ])('%j is the id of one: %s', (value, is) => {
    expect(isPackageId(value)).toBe(is);
  });
});

describe('messagesFor', () => {
  test.each([
    [12, 1, 12],
    [12, 5, 2],
    [12, 6, 2],
    [12, 7, 1],
    [12, 13, 0],
    [12, 0, 12],
    [0, 1, 0],
  ])('%i credits at %i each: %i', (credits, messageCredits, messages) => {
    expect(messagesFor(credits, messageCredits)).toBe(messages);
  });
});

describe('pricePerMessage', () => {
  test.each([
    [{ credits: 12, amount: 1200 }, 1, 100],
    [{ credits: 180, amount: 12600 }, 1, 70],
    [{ credits: 180, amount: 12600 }, 2, 140],
    [{ credits: 180, amount: 12601 }, 1, 71],
    [{ credits: 3, amount: 100 }, 1, 34],
    [{ credits: 3, amount: 100 }, 0, 0],
  ])('of %j at %i credits is %i', ({ credits, amount }, messageCredits, price) => {
    const offer = { credits, price: { amount, currency: 'EUR' } } as const;
    expect(pricePerMessage(offer, messageCredits)).toEqual({ amount: price, currency: 'EUR' });
  });

  test.each([
    [{ credits: 12, amount: 1200 }, 1, true],
    [{ credits: 180, amount: 12601 }, 1, false],
    [{ credits: 3, amount: 100 }, 3, true],
    [{ credits: 3, amount: 100 }, 2, false],
  ])('of %j at %i credits is exact: %s', ({ credits, amount }, messageCredits, isExact) => {
    expect(isExactPerMessage({ credits, price: { amount } }, messageCredits)).toBe(isExact);
  });

  test('is never less than what the credits were bought for', () => {
    const counts = fc.integer({ min: 1, max: 1000 });
    fc.assert(
      fc.property(
        counts,
        fc.integer({ min: 0, max: 1_000_000 }),
        counts,
        (credits, amount, messageCredits) => {
          const price = pricePerMessage({ credits, price: { amount, currency: 'EUR' } }, messageCredits);
          expect(price.amount * credits).toBeGreaterThanOrEqual(amount * messageCredits);
          expect(price.amount).toBeLessThan((amount * messageCredits) / credits + 1);
        },
      ),
    );
  });
});

describe('minimumMessageCosts', () => {
  test('are those of the cheapest package, in the currency of each country', () => {
    expect(minimumMessageCosts(['NL', 'GB', 'PL'], 1)).toEqual({
      NL: { costs: 70, currency: 'EUR' },
      GB: { costs: 61, currency: 'GBP' },
      PL: { costs: 303, currency: 'PLN' },
    });
  });

  test('grow with what a message costs', () => {
    expect(minimumMessageCosts(['NL'], 3)).toEqual({ NL: { costs: 210, currency: 'EUR' } });
  });

  test.each(COUNTRIES)('of %s are those of no dearer package', (country) => {
    const { costs = 0 } = minimumMessageCosts([country], 1)[country] ?? {};
    for (const offer of packagesIn(country))
      expect(pricePerMessage(offer, 1).amount).toBeGreaterThanOrEqual(costs);
  });
});
