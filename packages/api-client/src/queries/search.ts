import type { SearchFilters } from '@vela/domain/search';
import type { Api } from '../create-api';
import { searchMembers } from '@vela/contract/endpoints/search-members';
import { defineQuery } from './define-query';

/**
 * How long results count as fresh, in milliseconds: a member who comes back finds the same results at the
 * same place.
 */
const FRESH_MS = 60_000;

/** One page of a search, from 1. The key is the filters themselves: the same ones in another order are the same search. */
export function searchQueryOptions(api: Api, { page, ...filters }: SearchFilters & { page: number }) {
  return defineQuery({
    queryKey: ['search', filters, page],
    load: (options) => api.call(searchMembers, { ...searchFields(filters), page: String(page) }, options),
    staleTime: FRESH_MS,
  });
}

/** The filters as the endpoint takes them. */
export function searchFields({ minAge, maxAge, distance, interests, online, photo, ...rest }: SearchFilters) {
  return {
    ...rest,
    ...(minAge !== undefined && { min_age: String(minAge) }),
    ...(maxAge !== undefined && { max_age: String(maxAge) }),
    ...(distance !== undefined && { distance: String(distance) }),
    ...(interests !== undefined && { interests: interests.join(',') }),
    ...(online && { online: '1' }),
    ...(photo && { photo: '1' }),
  };
}
