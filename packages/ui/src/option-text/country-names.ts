import { dateLocaleOf, type Country, type Locale } from '@vela/domain/locale';

export interface CountryOption {
  value: Country;
  label: string;
}

/** Making the names of a locale costs far more than looking one up. */
const names = new Map<Locale, Intl.DisplayNames>();

/** A country by the name the locale has for it; what is no country's code, as a draft may hold, comes back as it is. */
export function countryName(country: string, locale: Locale): string {
  return /^[A-Z]{2}$/.test(country) ? (namesIn(locale).of(country) ?? country) : country;
}

/** The countries by name, in the locale's own alphabetical order. */
export function countryOptions(countries: readonly Country[], locale: Locale): CountryOption[] {
  const { compare } = new Intl.Collator(dateLocaleOf(locale));
  return countries
    .map((value) => ({ value, label: countryName(value, locale) }))
    .toSorted((a, b) => compare(a.label, b.label));
}

function namesIn(locale: Locale): Intl.DisplayNames {
  const known = names.get(locale);
  if (known) return known;
  const made = new Intl.DisplayNames(dateLocaleOf(locale), { type: 'region' });
  names.set(locale, made);
  return made;
}
