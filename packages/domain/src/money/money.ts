import type { Currency } from './currencies';

/** `amount` counts the currency's minor unit and is an integer. */
export interface Money {
  amount: number;
  currency: Currency;
}
