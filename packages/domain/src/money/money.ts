import { MINOR_UNIT_DIGITS, type Currency } from './currencies';
import { numberFormat, type Locale } from '../locale';

/** `amount` counts the currency's minor unit and is an integer. */
export interface Money {
  amount: number;
  currency: Currency;
}

/**
 * An amount as people write it in a language, with its symbol: `€ 12,00` in Dutch, `€12.00` in English. Source:
 * decisions.md, Money.
 */
export function formatMoney({ amount, currency }: Money, locale: Locale): string {
  const format = numberFormat(locale, { style: 'currency', currency });
  return format.format(amount / 10 ** MINOR_UNIT_DIGITS[currency]);
}
