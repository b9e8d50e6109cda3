import type { Country } from '../locale';
import { paymentMethod } from '../payments';

/** The countries whose people pay by SEPA direct debit; those of the payment method. */
export type DirectDebitCountry = Extract<
  Country,
  'NL' | 'BE' | 'FR' | 'IT' | 'ES' | 'DE' | 'AT' | 'IE' | 'FI'
>;

/** The form of each country's postal codes, in capitals and without spaces. */
export type PostalCodeForms = Readonly<Record<DirectDebitCountry, RegExp>>;

/** Whether someone of a country pays by SEPA direct debit. Source: product.md §9 (SEPA direct debit). */
export function isDirectDebitCountry(country: string): country is DirectDebitCountry {
  const countries: readonly string[] = paymentMethod('sepa_direct_debit').countries;
  return countries.includes(country);
}

/**
 * Whether a text, however it is spaced, has the form of the country's postal codes, which `forms` has. Source: product.md §3,
 * Direct-debit form.
 */
export function isPostalCode(typed: string, country: DirectDebitCountry, forms: PostalCodeForms): boolean {
  return forms[country].test(typed.replaceAll(/[\s-]/g, '').toUpperCase());
}
