import type { Country } from '../locale';
import type { Gender } from '../profile';
import { LOWEST_MIN_AGE } from '../sites';

/** What a search asks for; what is left out is not asked. Source: product.md §3, api.md. */
export interface SearchFilters {
  gender?: Gender;
  country?: Country;
  /** Goes with a country. */
  region?: string;
  /** Ages in whole years, both ends included. */
  minAge?: number;
  maxAge?: number;
  /** Kilometres from the member's own place: one of `SEARCH_DISTANCES`. */
  distance?: number;
  /** The member has at least one of these. */
  interests?: readonly string[];
  /** Only members who are online now are listed. */
  online?: boolean;
  /** Only members with a photo are listed. */
  photo?: boolean;
}

/** The ages a search may name, whole years, both included. Source: decisions.md, min_age. */
export const SEARCH_AGES = { min: LOWEST_MIN_AGE, max: 99 } as const;
