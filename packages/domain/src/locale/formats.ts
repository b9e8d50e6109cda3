import { cachedFormat } from '../time';
import { dateLocaleOf } from './date-locale';
import type { Language } from './languages';
import type { Locale } from './locales';

/** Points in time as a language writes them; Dutch where none is known yet. Source: product.md §1. */
export function dateFormat(
  locale: Locale | null,
  options: Intl.DateTimeFormatOptions,
): Pick<Intl.DateTimeFormat, 'format'> {
  return cachedFormat(Intl.DateTimeFormat, dateLocaleOf(locale), options);
}

/** Numbers, measures and money as a language writes them. Source: product.md §1. */
export function numberFormat(
  locale: Locale | null,
  options: Intl.NumberFormatOptions,
): Pick<Intl.NumberFormat, 'format'> {
  return cachedFormat(Intl.NumberFormat, dateLocaleOf(locale), options);
}

/**
 * A country by the name the language has for it; what is no country's code, as a draft may hold, comes back as it is. Source:
 * product.md §1.
 */
export function countryName(country: string, locale: Locale | null): string {
  if (!/^[A-Z]{2}$/.test(country)) return country;
  const names = cachedFormat(Intl.DisplayNames, dateLocaleOf(locale), { type: 'region' });
  return names.of(country) ?? country;
}

/** A language by the name that another one has for it, as it stands within a sentence: `nb` is Norwegian, which people speak. */
export function languageName(language: Language, locale: Locale | null): string {
  const names = cachedFormat(Intl.DisplayNames, dateLocaleOf(locale), { type: 'language' });
  return names.of(language === 'nb' ? 'no' : language) ?? language;
}

/** Compares two texts by the language's own alphabet, for a sort. */
export function alphabetically(locale: Locale | null): (one: string, other: string) => number {
  return cachedFormat(Intl.Collator, dateLocaleOf(locale), {}).compare;
}

/** Several names as a list of the language: "Nadia, Amara and Sofie". */
export function nameList(names: readonly string[], locale: Locale | null): string {
  return cachedFormat(Intl.ListFormat, dateLocaleOf(locale), { type: 'conjunction' }).format(names);
}

/** The form of a word beside a count in a language: `one`, `few`, `many` and the like (CLDR). */
export function pluralForm(count: number, locale: Locale): Intl.LDMLPluralRule {
  return cachedFormat(Intl.PluralRules, locale, {}).select(count);
}
