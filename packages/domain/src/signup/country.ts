import type { FieldProblem } from '../errors';
import type { Country } from '../locale';

/** Whether a region, if one is given, comes with its country; else the country is `country_required`. Source: product.md §5. */
export function hasCountryForRegion({
  country,
  region,
}: {
  country?: string | null | undefined;
  region?: string | null | undefined;
}): boolean {
  return !region || Boolean(country);
}

/**
 * What is wrong with the country of a form, or `null`. Codes: `required`, `country_required` where only a region is
 * given, `unknown_country` for one that the site doesn't serve. Source: product.md §5.
 */
export function checkCountry(
  country: string,
  { region, countries }: { region: string; countries: readonly string[] },
): FieldProblem | null {
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
 * The first country of several that the site serves, else the site's own first: a new member's, as given or as the
 * request came from, since a profile always has one that prices and search go by. Throws for a site that serves none.
 * Source: product.md §3 (geoip_selected_country).
 */
export function servedCountry(
  wishes: readonly (string | null | undefined)[],
  countries: readonly Country[],
): Country {
  const first = firstServedCountry(wishes, countries) ?? countries[0];
  if (!first) throw new Error('A site serves no country');
  return first;
}
