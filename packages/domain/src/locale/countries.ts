import type { Locale } from './locales';

/** The countries served, with the languages spoken there, most spoken first. Source: product.md §9. */
export const COUNTRY_LANGUAGES = {
  US: ['en', 'es'],
  NL: ['nl'],
  BE: ['nl', 'fr', 'de'],
  FR: ['fr'],
  IT: ['it'],
  ES: ['es'],
  DE: ['de'],
  AT: ['de'],
  IE: ['en'],
  GB: ['en'],
  CA: ['en', 'fr'],
  PL: ['pl'],
  AU: ['en'],
  NZ: ['en'],
  CH: ['de', 'it', 'fr', 'en'],
  DK: ['da'],
  FI: ['fi', 'sv'],
  NO: ['nb'],
  SE: ['sv'],
} as const satisfies Record<string, readonly [Locale, ...Locale[]]>;

/** ISO 3166-1 alpha-2, upper case. */
export type Country = keyof typeof COUNTRY_LANGUAGES;

/** The nineteen countries that sites can serve. Source: product.md §9. */
export const COUNTRIES = Object.keys(COUNTRY_LANGUAGES) as [Country, ...Country[]];

/** Tells one of the countries served from anything else; lower-case codes are not codes. Source: product.md §9. */
export function isCountry(value: unknown): value is Country {
  return typeof value === 'string' && Object.hasOwn(COUNTRY_LANGUAGES, value);
}
