import type { Currency } from './currencies';
import type { Money } from './money';

/** The smallest step of a shown price, in minor units: what people pay with in each currency knows no smaller one. */
const PRICE_STEP = {
  EUR: 1,
  USD: 1,
  GBP: 1,
  CAD: 1,
  AUD: 1,
  NZD: 1,
  CHF: 5,
  PLN: 1,
  DKK: 50,
  NOK: 100,
  SEK: 100,
} as const satisfies Record<Currency, number>;

/**
 * A price down to the currency's step, so that it is never more than what was promised. Source: decisions.md, Money.
 */
export function roundPriceDown({ amount, currency }: Money): Money {
  const step = PRICE_STEP[currency];
  return { amount: Math.floor(amount / step) * step, currency };
}
