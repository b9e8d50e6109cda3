import { describe, expect, test } from 'vitest';
import { LOCALES } from '../locale';
import { COUNTRY_CURRENCY, CURRENCIES, formatMoney, isCurrency, MINOR_UNIT_DIGITS } from '.';

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

  test('are each used somewhere', () => {
    expect(new Set(Object.values(COUNTRY_CURRENCY))).toEqual(new Set(CURRENCIES));
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
