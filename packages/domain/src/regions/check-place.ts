import type { FieldError } from '../errors';
import type { Country } from '../locale';
import type { RegionTable } from './regions';

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
 * What is wrong with where a member says to live; whatever is left out, null or empty is not asked. Codes:
 * `country_required` for a region alone, `unknown_country` for one that the site doesn't serve, `unknown_region` for one
 * that the country doesn't have. Source: product.md §5.
 */
export function checkPlace(
  { country, region }: { country: string | undefined; region: string | null | undefined },
  { countries, regions }: { countries: readonly Country[]; regions: RegionTable },
): FieldError[] {
  if (!hasCountryForRegion({ country, region })) return [{ path: 'country', code: 'country_required' }];
  if (country === undefined) return [];
  const served = countries.find((one) => one === country);
  if (!served) return [{ path: 'country', code: 'unknown_country' }];
  const isKnown = !region || regions[served]?.some(([key]) => key === region);
  return isKnown ? [] : [{ path: 'region', code: 'unknown_region' }];
}
