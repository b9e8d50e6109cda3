import type { ValueError } from '../errors';
import type { Country } from '../locale';
import { hasCountryForRegion } from '../regions';
import type { ServedCountries } from '../sites';

/**
 * What is wrong with the country of a form, or `null`. Codes: `required`, `country_required` where only a region is
 * given, `unknown_country` for one that the site doesn't serve. Source: product.md §5.
 */
export function checkCountry(
  country: string,
  { region, countries }: { region: string; countries: readonly string[] },
): ValueError | null {
  if (!hasCountryForRegion({ country, region })) return { code: 'country_required' };
  if (country === '') return { code: 'required' };
  return countries.includes(country) ? null : { code: 'unknown_country' };
}

/** The first country of several that the site serves; `null` where it serves none of them. Source: product.md §3 (geoip_selected_country). */
export function firstServedCountry<Served extends string>(
  wishes: readonly (string | null | undefined)[],
  countries: readonly Served[],
): Served | null {
  const [first] = wishes.flatMap((wish) => countries.filter((country) => country === wish));
  return first ?? null;
}

/**
 * The first country of several that the site serves, else the site's own first, for what always has one: a new member's
 * profile (as given, or where the request came from), and the prices someone is shown (as the profile says, or likewise).
 * Source: product.md §3 (geoip_selected_country).
 */
export function servedCountry(
  wishes: readonly (string | null | undefined)[],
  countries: ServedCountries,
): Country {
  return firstServedCountry(wishes, countries) ?? countries[0];
}
