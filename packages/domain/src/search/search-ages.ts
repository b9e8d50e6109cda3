import { SEARCH_AGES, type SearchFilters } from './search-filters';

type Ages = Pick<SearchFilters, 'minAge' | 'maxAge'>;

/**
 * What a choice of two ages asks for: the ends of the scale are no wish, beyond them counts as them, and two that were
 * swapped mean the same. `null` is an end that was left open. Source: product.md §3, Search state.
 */
export function searchAges(from: number | null, to: number | null): Ages {
  const ages = [clampAge(from ?? SEARCH_AGES.min), clampAge(to ?? SEARCH_AGES.max)];
  const [minAge, maxAge] = [Math.min(...ages), Math.max(...ages)];
  return {
    ...(minAge > SEARCH_AGES.min && { minAge }),
    ...(maxAge < SEARCH_AGES.max && { maxAge }),
  };
}

/**
 * Whether the ages of a search, both included, can be anyone's; an end that is left out is open. Source: product.md
 * §3, Search state.
 */
export function hasAgesInOrder({
  minAge = 0,
  maxAge = Infinity,
}: { [End in keyof Ages]: number | undefined }): boolean {
  return minAge <= maxAge;
}

function clampAge(age: number): number {
  return Math.min(Math.max(age, SEARCH_AGES.min), SEARCH_AGES.max);
}
