import { COUNTRY_LANGUAGES, isCountry, type Country } from './countries';
import { LOCALES, type Locale } from './locales';

/**
 * The languages to choose from, each once: those of the country first, the one most spoken at the head, then the others
 * in their order. All eleven where the country is unknown or not served. Source: product.md §2 (lang-config), §9.
 */
export function languageChoices(country: string | null): Locale[] {
  const own: readonly Locale[] = isCountry(country) ? COUNTRY_LANGUAGES[country] : [];
  return [...new Set([...own, ...LOCALES])];
}

/**
 * The country whose languages come first: where a member lives, else, as for visitors, where the request comes from.
 */
export function languageCountry({
  home,
  here,
}: {
  /** The country of the profile; absent for a visitor. */
  home: Country | null | undefined;
  here: Country | null;
}): Country | null {
  return home ?? here;
}
