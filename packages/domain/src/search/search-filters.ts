import type { Country } from '../locale';
import type { Gender } from '../profile';
import { LOWEST_MIN_AGE } from '../sites';

/** What a search asks for; what is left out is not asked. Source: product.md §3, api.md. */
export interface SearchFilters {
  gender?: Gender;
  country?: Country;
  /** Goes with a country. */
  region?: string;
  /** Whole years, both ends included. */
  minAge?: number;
  maxAge?: number;
  /** Kilometres from the member's own place: one of {@link SEARCH_DISTANCES}. */
  distance?: number;
  /** At least one of these. */
  interests?: readonly string[];
  /** Only those who are online now. */
  online?: boolean;
  /** Only those with a photo. */
  photo?: boolean;
}

/** Results on a page. Source: api.md. */
export const SEARCH_PAGE = 24;

/** Results are counted no further. Source: api.md. */
export const SEARCH_COUNT_LIMIT = 1000;

/** The pages that can be asked for: up to the last result that is counted. Source: api.md. */
export const SEARCH_PAGES = Math.ceil(SEARCH_COUNT_LIMIT / SEARCH_PAGE);

/** The ages a search may name, whole years, both included. Source: decisions.md, min_age. */
export const SEARCH_AGES = { min: LOWEST_MIN_AGE, max: 99 } as const;

/**
 * How far a search looks, in km. Few and wide on purpose: from exact distances to several searchers a place could be
 * worked out. Source: api.md.
 */
export const SEARCH_DISTANCES = [10, 25, 50, 100, 250] as const;

/** The distance that answers a wish for `km`: the next one up, at most the widest. Source: api.md. */
export function distanceBucket(km: number): number {
  return SEARCH_DISTANCES.find((distance) => distance >= km) ?? Math.max(...SEARCH_DISTANCES);
}
