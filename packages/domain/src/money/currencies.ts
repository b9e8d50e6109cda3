import type { Country } from '../locale';

/** The decimal digits of each currency's minor unit (ISO 4217). Source: decisions.md, Money. */
export const MINOR_UNIT_DIGITS = {
  EUR: 2,
  USD: 2,
  GBP: 2,
  CAD: 2,
  AUD: 2,
  NZD: 2,
  CHF: 2,
  PLN: 2,
  DKK: 2,
  NOK: 2,
  SEK: 2,
} as const satisfies Record<string, number>;

/** ISO 4217. */
export type Currency = keyof typeof MINOR_UNIT_DIGITS;

/** The currencies that prices are in, by their ISO 4217 codes. Source: decisions.md, Money. */
export const CURRENCIES = Object.keys(MINOR_UNIT_DIGITS) as [Currency, ...Currency[]];

/** What people pay with in each country. Source: decisions.md, Money. */
export const COUNTRY_CURRENCY = {
  US: 'USD',
  NL: 'EUR',
  BE: 'EUR',
  FR: 'EUR',
  IT: 'EUR',
  ES: 'EUR',
  DE: 'EUR',
  AT: 'EUR',
  IE: 'EUR',
  GB: 'GBP',
  CA: 'CAD',
  PL: 'PLN',
  AU: 'AUD',
  NZ: 'NZD',
  CH: 'CHF',
  DK: 'DKK',
  FI: 'EUR',
  NO: 'NOK',
  SE: 'SEK',
} as const satisfies Record<Country, Currency>;

/** Whether a string is the code of such a currency. Source: decisions.md, Money. */
export function isCurrency(value: unknown): value is Currency {
  return typeof value === 'string' && Object.hasOwn(MINOR_UNIT_DIGITS, value);
}
