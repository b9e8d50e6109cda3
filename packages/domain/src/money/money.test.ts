import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../locale';
import { COUNTRY_CURRENCY, CURRENCIES, formatMoney, isCurrency, MINOR_UNIT_DIGITS, roundPriceDown } from '.';

/** Intl separates by different kinds of space from version to version. */
const withPlainSpaces = (text: string) => text.replace(/\s/g, ' ');

describe('formatMoney', () => {
  test.each([
    [{ amount: 1200, currency: 'EUR' }, 'en', '€12.00'],
    [{ amount: 1200, currency: 'EUR' }, 'nl', '€ 12,00'],
    [{ amount: 1200, currency: 'EUR' }, 'de', '12,00 €'],
    [{ amount: 12600, currency: 'EUR' }, 'de', '126,00 €'],
    [{ amount: 147000, currency: 'NOK' }, 'nb', '1 470,00 kr'],
    [{ amount: 1, currency: 'GBP' }, 'en', '£0.01'],
    [{ amount: 0, currency: 'EUR' }, 'en', '€0.00'],
  ] as const)('%j in %s is %s', (money, locale, text) => {
    expect(withPlainSpaces(formatMoney(money, locale))).toBe(text);
  });

  test.each(LOCALES)('shows every currency with its digits in %s', (locale) => {
    for (const currency of CURRENCIES) {
      expect(formatMoney({ amount: 1234, currency }, locale)).toMatch(/12[.,]34/);
    }
  });
});

describe('currencies', () => {
  test.each(CURRENCIES)('%s has the minor unit that Intl knows', (currency) => {
    const { maximumFractionDigits } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
    }).resolvedOptions();
    expect(MINOR_UNIT_DIGITS[currency]).toBe(maximumFractionDigits);
  });

  test('are those of the price lists', () => {
    const listed = ['EUR', 'USD', 'GBP', 'CAD', 'AUD', 'NZD', 'CHF', 'PLN', 'DKK', 'NOK', 'SEK'];
    expect(CURRENCIES).toEqual(listed);
  });

  test('are each what some country pays with, the euro where it is the money', () => {
    const { USD, GBP, CAD, AUD, NZD, CHF, PLN, DKK, NOK, SEK, EUR } = Object.groupBy(
      Object.keys(COUNTRY_CURRENCY) as (keyof typeof COUNTRY_CURRENCY)[],
      (country) => COUNTRY_CURRENCY[country],
    );
    expect([USD, GBP, CAD, AUD, NZD, CHF, PLN, DKK, NOK, SEK].map(String)).toEqual([
      'US',
      'GB',
      'CA',
      'AU',
      'NZ',
      'CH',
      'PL',
      'DK',
      'NO',
      'SE',
    ]);
    expect(EUR?.toSorted()).toEqual(['AT', 'BE', 'DE', 'ES', 'FI', 'FR', 'IE', 'IT', 'NL']);
  });

  test.each([
    ['EUR', true],
    ['eur', false],
    ['JPY', false],
    [null, false],
    [['EUR'], false],
  ])('%j is one: %s', (value, is) => {
    expect(isCurrency(value)).toBe(is);
  });
});

describe('roundPriceDown', () => {
  test.each([
    ['EUR', 1199, 1199],
    ['CHF', 1199, 1195],
    ['CHF', 1200, 1200],
    ['CHF', 1201, 1200],
    ['DKK', 8999, 8950],
    ['DKK', 9000, 9000],
    ['NOK', 13999, 13900],
    ['SEK', 14000, 14000],
    ['SEK', 14001, 14000],
  ] as const)('of %s %i is %i', (currency, amount, rounded) => {
    expect(roundPriceDown({ amount, currency })).toEqual({ amount: rounded, currency });
  });

  test('is never more, less by less than a krone, and the same when rounded again', () => {
    const prices = fc.record({ amount: fc.nat(10_000_000), currency: fc.constantFrom(...CURRENCIES) });
    fc.assert(
      fc.property(prices, (price) => {
        const rounded = roundPriceDown(price);
        expect(rounded.amount).toBeLessThanOrEqual(price.amount);
        expect(price.amount - rounded.amount).toBeLessThan(100);
        expect(roundPriceDown(rounded)).toEqual(rounded);
      }),
    );
  });
});
