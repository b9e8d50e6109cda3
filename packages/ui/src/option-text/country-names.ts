import { LOCALE_TABLE, type Country, type Locale } from '@vela/domain/locale';

export interface CountryOption {
  value: Country;
  label: string;
}

/** A country by the name the locale has for it. */
export function countryName(country: string, locale: Locale): string {
  return new Intl.DisplayNames(LOCALE_TABLE[locale].dateLocale, { type: 'region' }).of(country) ?? country;
}

/** The countries by name, in the locale's own alphabetical order. */
export function countryOptions(countries: readonly Country[], locale: Locale): CountryOption[] {
  const { compare } = new Intl.Collator(LOCALE_TABLE[locale].dateLocale);
  return countries
    .map((value) => ({ value, label: countryName(value, locale) }))
    .toSorted((a, b) => compare(a.label, b.label));
}
