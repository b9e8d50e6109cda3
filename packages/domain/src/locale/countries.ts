import type { Locale } from './locales';

/**
 * The countries served, with the languages spoken there, most spoken first. Their order counts as well: a
 * site that names none serves them in this order, and a member without a known country counts as living in
 * the first, with its prices. Source: product.md §9.
 */
export const COUNTRY_LANGUAGES = {
  NL: ['nl'],
  BE: ['nl', 'fr', 'de'],
  DE: ['de'],
  AT: ['de'],
  CH: ['de', 'it', 'fr', 'en'],
  GB: ['en'],
  IE: ['en'],
  FR: ['fr'],
  IT: ['it'],
  ES: ['es'],
  PL: ['pl'],
  DK: ['da'],
  SE: ['sv'],
  NO: ['nb'],
  FI: ['fi', 'sv'],
  US: ['en', 'es'],
  CA: ['en', 'fr'],
  AU: ['en'],
  NZ: ['en'],
} as const satisfies Record<string, readonly [Locale, ...Locale[]]>;

/** ISO 3166-1 alpha-2, upper case. */
export type Country = keyof typeof COUNTRY_LANGUAGES;

/** The nineteen countries that sites can serve. Source: product.md §9. */
export const COUNTRIES = Object.keys(COUNTRY_LANGUAGES) as [Country, ...Country[]];

/** Whether a value is the code of a country served; lower-case codes are not codes. Source: product.md §9. */
export function isCountry(value: unknown): value is Country {
  return typeof value === 'string' && Object.hasOwn(COUNTRY_LANGUAGES, value);
}
