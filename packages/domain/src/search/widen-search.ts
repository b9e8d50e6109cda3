import { SEARCH_AGES, type SearchFilters } from './search-filters';

/** How far the ages open at either end, in years. */
const YEARS = 5;

/**
 * Similar searches, from near to far; empty if nothing can be widened. The first adds members who are
 * offline, have no photo, share none of the interests or are up to five years outside the ages; the next
 * search the whole country, then everywhere. The gender stays: a member of another gender is not similar.
 * Source: product.md §3, Search state.
 */
export function widenSearch(filters: SearchFilters): SearchFilters[] {
  const { interests: _interests, online: _online, photo: _photo, ...rest } = filters;
  const open = { ...rest, ...widenAges(rest) };
  const { region: _region, distance: _distance, ...inCountry } = open;
  const { country: _country, ...everywhere } = inCountry;
  const steps = [open, inCountry, everywhere];
  return steps.filter((step, index) => !isSame(step, steps[index - 1] ?? filters));
}

/** Ages of a search five years wider at either end; an end that is open stays open. */
export function widenAges({
  minAge,
  maxAge,
}: Pick<SearchFilters, 'minAge' | 'maxAge'>): Pick<SearchFilters, 'minAge' | 'maxAge'> {
  return {
    ...(minAge !== undefined && { minAge: Math.max(SEARCH_AGES.min, minAge - YEARS) }),
    ...(maxAge !== undefined && { maxAge: maxAge + YEARS }),
  };
}

function isSame(a: SearchFilters, b: SearchFilters): boolean {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]) as Set<keyof SearchFilters>;
  return [...keys].every((key) => a[key] === b[key]);
}
