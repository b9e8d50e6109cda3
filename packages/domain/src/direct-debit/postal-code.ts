import type { Country } from '../locale';

/** The countries whose people pay by SEPA direct debit; those of the payment method. */
export type DirectDebitCountry = Extract<
  Country,
  'NL' | 'BE' | 'FR' | 'IT' | 'ES' | 'DE' | 'AT' | 'IE' | 'FI'
>;

/** The form of a country's postal codes, in capitals and without spaces (Universal Postal Union). */
const POSTAL_CODES = {
  NL: /^[1-9]\d{3}[A-Z]{2}$/,
  BE: /^[1-9]\d{3}$/,
  FR: /^\d{5}$/,
  IT: /^\d{5}$/,
  ES: /^\d{5}$/,
  DE: /^\d{5}$/,
  AT: /^[1-9]\d{3}$/,
  IE: /^[A-Z]\d[\dW][\dA-Z]{4}$/,
  FI: /^\d{5}$/,
} as const satisfies Record<DirectDebitCountry, RegExp>;

/** Whether someone of a country pays by SEPA direct debit. Source: product.md §9 (SEPA direct debit). */
export function isDirectDebitCountry(country: string): country is DirectDebitCountry {
  return Object.hasOwn(POSTAL_CODES, country);
}

/**
 * Whether a text, however it is spaced, has the form of the country's postal codes. Source: product.md §3, Direct-debit
 * form.
 */
export function isPostalCode(typed: string, country: DirectDebitCountry): boolean {
  return POSTAL_CODES[country].test(typed.replaceAll(/[\s-]/g, '').toUpperCase());
}
