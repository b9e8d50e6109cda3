import { dateLocaleOf, type Locale } from '../locale';
import { MINOR_UNIT_DIGITS, type Currency } from './currencies';

/** `amount` counts the currency's minor unit and is an integer. */
export interface Money {
  amount: number;
  currency: Currency;
}

/** Making a format costs a hundred times its use; there are no more of them than locales times currencies. */
const formats = new Map<string, Intl.NumberFormat>();

/**
 * An amount as people write it in a language, with its symbol: `€ 12,00` in Dutch, `€12.00` in English. Source:
 * decisions.md, Money.
 */
export function formatMoney({ amount, currency }: Money, locale: Locale): string {
  return formatOf(currency, locale).format(amount / 10 ** MINOR_UNIT_DIGITS[currency]);
}

function formatOf(currency: Currency, locale: Locale): Intl.NumberFormat {
  const dateLocale = dateLocaleOf(locale);
  const key = `${dateLocale} ${currency}`;
  const known = formats.get(key);
  // Stryker disable next-line all: kept or made anew, a format writes the same.
  if (known) return known;
  const format = new Intl.NumberFormat(dateLocale, { style: 'currency', currency });
  // Stryker disable next-line all: kept or made anew, a format writes the same.
  formats.set(key, format);
  return format;
}
