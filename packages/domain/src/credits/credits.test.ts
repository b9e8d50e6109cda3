import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COUNTRIES } from '../locale';
import {
  isPackageId,
  messagesFor,
  minimumMessageCosts,
  packagesIn,
  pricePerMessage,
  isExactPerMessage,
  type PackagePrices,
} from '.';

const EURO = { p0: 1200, p1: 2700, p2: 5760, p3: 12_600 };
const PRICES: PackagePrices = {
  EUR: EURO,
  USD: EURO,
  GBP: { p0: 1050, p1: 2350, p2: 5000, p3: 10_900 },
  CAD: EURO,
  AUD: EURO,
  NZD: EURO,
  CHF: { p0: 1200, p1: 2400, p2: 5700, p3: 18_000 },
  PLN: { p0: 5200, p1: 11_700, p2: 24_900, p3: 54_500 },
  DKK: EURO,
  NOK: EURO,
  SEK: EURO,
};

describe('packages', () => {
  test('cost what the price list says', () => {
    expect(packagesIn('NL', PRICES)).toEqual([
      { id: 'p0', credits: 12, popular: false, price: { amount: 1200, currency: 'EUR' } },
      { id: 'p1', credits: 30, popular: false, price: { amount: 2700, currency: 'EUR' } },
      { id: 'p2', credits: 72, popular: true, price: { amount: 5760, currency: 'EUR' } },
      { id: 'p3', credits: 180, popular: false, price: { amount: 12600, currency: 'EUR' } },
    ]);
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
    expect(minimumMessageCosts(['NL', 'GB', 'PL'], 1, PRICES)).toEqual({
      NL: { costs: 70, currency: 'EUR' },
      GB: { costs: 61, currency: 'GBP' },
      PL: { costs: 303, currency: 'PLN' },
    });
  });

  test('are of whatever package is cheapest by the price list', () => {
    expect(minimumMessageCosts(['CH'], 1, PRICES)).toEqual({ CH: { costs: 80, currency: 'CHF' } });
  });

  test('grow with what a message costs', () => {
    expect(minimumMessageCosts(['NL'], 3, PRICES)).toEqual({ NL: { costs: 210, currency: 'EUR' } });
  });

  test.each(COUNTRIES)('of %s are those of no dearer package', (country) => {
    const { costs = 0 } = minimumMessageCosts([country], 1, PRICES)[country] ?? {};
    for (const offer of packagesIn(country, PRICES))
      expect(pricePerMessage(offer, 1).amount).toBeGreaterThanOrEqual(costs);
  });
});
