import { getMatchFinder } from '@vela/contract/endpoints/get-match-finder';
import { MINUTE } from '@vela/domain/time';
import type { FitOrder } from '@vela/domain/wishes';
import type { Api } from '../create-api';
import { defineQuery } from './define-query';

export { wishesOf } from '@vela/contract/entities/wishes';

/** What every order of the match finder begins with. */
export const MATCH_FINDER_KEY = ['match-finder'] as const;

/** Those who fit the member's wishes. */
export function matchFinderQueryOptions(api: Api, order: FitOrder) {
  return defineQuery({
    queryKey: [...MATCH_FINDER_KEY, order],
    load: (options) => api.call(getMatchFinder, { order }, options),
    // Each time counts as a search; what a profile says, and a consent, change what is found.
    staleTime: MINUTE / 2,
  });
}
