import type { PostalCodeForms } from '@vela/domain/direct-debit';

/** The form of a country's postal codes, in capitals and without spaces (Universal Postal Union). */
export const POSTAL_CODES = {
  NL: /^[1-9]\d{3}[A-Z]{2}$/,
  BE: /^[1-9]\d{3}$/,
  FR: /^\d{5}$/,
  IT: /^\d{5}$/,
  ES: /^\d{5}$/,
  DE: /^\d{5}$/,
  AT: /^[1-9]\d{3}$/,
  IE: /^[A-Z]\d[\dW][\dA-Z]{4}$/,
  FI: /^\d{5}$/,
} as const satisfies PostalCodeForms;
