import { getSwipe } from '@vela/contract/endpoints/get-swipe';
import type { SearchFilters } from '@vela/domain/search';
import { deckReloaded, newDeck, type Deck } from '../cache/deck';
import type { Api } from '../create-api';
import { defineQuery } from './define-query';
import { searchFields } from './search';

/** What all choices of the swipe game are sent under. */
export const SWIPE_KEY = ['swipe'] as const;

/** The members to swipe; what is chosen changes it, and more are put behind. */
export function swipeQueryOptions(api: Api, filters: SearchFilters) {
  return defineQuery({
    queryKey: [...SWIPE_KEY, filters],
    load: async (options) => {
      const answer = await api.call(getSwipe, searchFields(filters), options);
      const shown = options.client.getQueryData<Deck>([...SWIPE_KEY, filters]);
      return shown
        ? deckReloaded(shown, answer, options.client.isMutating({ mutationKey: SWIPE_KEY }) > 0)
        : newDeck(answer);
    },
    // What was chosen here is newer than any answer.
    staleTime: Infinity,
  });
}
