import { COUNTRY_LANGUAGES, isCountry } from './countries';
import { LOCALES, type Locale } from './locales';

/**
 * The languages to choose from, each once: those of the country first, the one most spoken at the head, then the others
 * in their order. All eleven where the country is unknown or not served. Source: product.md §2 (lang-config), §9.
 */
export function languageChoices(country: string | null): Locale[] {
  const own: readonly Locale[] = isCountry(country) ? COUNTRY_LANGUAGES[country] : [];
  return [...new Set([...own, ...LOCALES])];
}
