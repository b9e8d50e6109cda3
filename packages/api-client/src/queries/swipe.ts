import { getSwipe } from '@vela/contract/endpoints/get-swipe';
import type { SearchFilters } from '@vela/domain/search';
import { newDeck } from '../cache/deck';
import type { Api } from '../create-api';
import { defineQuery } from './define-query';
import { searchFields } from './search';

/** The members to swipe; what is chosen changes it, and more are put behind. */
export function swipeQueryOptions(api: Api, filters: SearchFilters) {
  return defineQuery({
    queryKey: ['swipe', filters],
    load: async (options) => newDeck(await api.call(getSwipe, searchFields(filters), options)),
    // What was chosen here is newer than any answer.
    staleTime: Infinity,
  });
}
