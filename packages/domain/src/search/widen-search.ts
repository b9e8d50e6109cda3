import { SEARCH_AGES, type SearchFilters } from './search-filters';

/** How far the ages open at either end, in years. */
const YEARS = 5;

/**
 * The searches whose results are similar, from near to far; none where nothing can be widened. First whoever isn't
 * online, has no photo or none of the interests, and is up to five years outside of the ages; then the whole country;
 * then everywhere. The gender stays: someone else is not similar. Source: product.md §3, Search state.
 */
export function widenSearch(filters: SearchFilters): SearchFilters[] {
  const { interests: _interests, online: _online, photo: _photo, ...rest } = filters;
  const open = openAges(rest);
  const { region: _region, distance: _distance, ...inCountry } = open;
  const { country: _country, ...everywhere } = inCountry;
  const steps = [open, inCountry, everywhere];
  return steps.filter((step, index) => !isSame(step, steps[index - 1] ?? filters));
}

function openAges({ minAge, maxAge, ...rest }: SearchFilters): SearchFilters {
  return {
    ...rest,
    ...(minAge !== undefined && { minAge: Math.max(SEARCH_AGES.min, minAge - YEARS) }),
    ...(maxAge !== undefined && { maxAge: maxAge + YEARS }),
  };
}

function isSame(a: SearchFilters, b: SearchFilters): boolean {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]) as Set<keyof SearchFilters>;
  return [...keys].every((key) => a[key] === b[key]);
}
