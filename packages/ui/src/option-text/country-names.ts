import { alphabetically, countryName, type Country, type Locale } from '@vela/domain/locale';

export interface CountryOption {
  value: Country;
  label: string;
}

/** The countries by name, in the locale's own alphabetical order. */
export function countryOptions(countries: readonly Country[], locale: Locale): CountryOption[] {
  const compare = alphabetically(locale);
  return countries
    .map((value) => ({ value, label: countryName(value, locale) }))
    .toSorted((a, b) => compare(a.label, b.label));
}
