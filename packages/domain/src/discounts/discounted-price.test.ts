import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CURRENCIES } from '../money';
import { discountedPrice } from '.';

describe('discountedPrice', () => {
  test.each([
    [{ amount: 1200, currency: 'EUR' }, 25, 900],
    [{ amount: 2700, currency: 'EUR' }, 25, 2025],
    [{ amount: 5760, currency: 'EUR' }, 25, 4320],
    [{ amount: 12600, currency: 'EUR' }, 25, 9450],
    [{ amount: 1050, currency: 'GBP' }, 25, 787],
    [{ amount: 2700, currency: 'CHF' }, 25, 2025],
    [{ amount: 5700, currency: 'CHF' }, 33, 3815],
    [{ amount: 20200, currency: 'DKK' }, 25, 15150],
    [{ amount: 20200, currency: 'DKK' }, 33, 13500],
    [{ amount: 31500, currency: 'NOK' }, 25, 23600],
    [{ amount: 30500, currency: 'SEK' }, 25, 22800],
    [{ amount: 1200, currency: 'EUR' }, 100, 0],
    [{ amount: 1200, currency: 'EUR' }, 1, 1188],
  ] as const)('of %j less %i per cent is %i', (price, percentage, amount) => {
    expect(discountedPrice(price, percentage)).toEqual({ amount, currency: price.currency });
  });

  test.each(CURRENCIES)(
    'takes off at least what was promised, in %s, and less than a unit more',
    (currency) => {
      fc.assert(
        fc.property(
          fc.integer({ min: 0, max: 10_000_000 }),
          fc.integer({ min: 1, max: 100 }),
          (amount, off) => {
            const price = discountedPrice({ amount, currency }, off).amount;
            expect(price).toBeGreaterThanOrEqual(0);
            expect(price * 100).toBeLessThanOrEqual(amount * (100 - off));
            expect(price + 101).toBeGreaterThan((amount * (100 - off)) / 100);
          },
        ),
      );
    },
  );
});
