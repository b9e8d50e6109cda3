import { SEARCH_DISTANCES } from './search-distances';
import type { SearchFilters } from './search-filters';
import { widenAges } from './widen-search';

/** The filters that may give way one at a time where few members fit, in the order their members are shown. */
export const NEAR_FILTERS = ['ages', 'distance', 'region', 'interests', 'online', 'photo'] as const;

export type NearFilter = (typeof NEAR_FILTERS)[number];

/** A search in which one filter is wider than it was asked. */
export interface NearSearch {
  filter: NearFilter;
  filters: SearchFilters;
}

/**
 * Returns the searches for members who fit all filters but one: ages by up to five years, the next larger distance, the country in
 * place of the region, any interests, offline, without a photo. Source: product.md §3, Search state; decisions.md, Discovery.
 */
export function nearSearches(filters: SearchFilters): NearSearch[] {
  return NEAR_FILTERS.flatMap((filter) => {
    const wider = RELAX[filter](filters);
    return wider === null ? [] : [{ filter, filters: wider }];
  });
}

type Relax = (filters: SearchFilters) => SearchFilters | null;

const RELAX = {
  ages: (filters) =>
    filters.minAge === undefined && filters.maxAge === undefined
      ? null
      : { ...filters, ...widenAges(filters) },
  distance: ({ distance, ...rest }) => {
    if (distance === undefined) return null;
    const next = SEARCH_DISTANCES.find((km) => km > distance);
    return next === undefined ? rest : { ...rest, distance: next };
  },
  region: ({ region, ...rest }) => (region === undefined ? null : rest),
  interests: ({ interests, ...rest }) => (interests === undefined ? null : rest),
  online: ({ online, ...rest }) => (online === true ? rest : null),
  photo: ({ photo, ...rest }) => (photo === true ? rest : null),
} as const satisfies Record<NearFilter, Relax>;

/** The members of several lists in turn, the first of each first, nobody twice: at most `limit`. */
export function inTurn<Found>(lists: readonly (readonly Found[])[], limit: number): Found[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const rounds = Array.from({ length: longest }, (_, round) =>
    lists.flatMap((list) => list.slice(round, round + 1)),
  );
  return [...new Set(rounds.flat())].slice(0, limit);
}
