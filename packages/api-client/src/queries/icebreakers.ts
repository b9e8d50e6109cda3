import { HOUR } from '@vela/domain/time';
import type { Api } from '../create-api';
import { listIcebreakers } from '@vela/contract/endpoints/list-icebreakers';
import { defineQuery } from './define-query';

/** Suggested opening lines for a member. */
export function icebreakersQueryOptions(api: Api, profileId: string) {
  return defineQuery({
    queryKey: ['icebreakers', profileId],
    load: (options) => api.call(listIcebreakers, { profile_id: profileId }, options),
    staleTime: HOUR,
  });
}
