import type { SearchFilters } from './search-filters';

/** A search around one's own place, in a certain country. */
export type NearAndAbroad = SearchFilters & Required<Pick<SearchFilters, 'country' | 'distance'>>;

/**
 * Whether a search looks near one's own place and in another country than `home`, which may lie further away; never
 * where the own country isn't known.
 */
export function isNearAndAbroad(filters: SearchFilters, home: string | undefined): filters is NearAndAbroad {
  const { country, distance } = filters;
  return distance !== undefined && country !== undefined && home !== undefined && country !== home;
}
