import type { Api } from '../create-api';
import { listLikes } from '@vela/contract/endpoints/list-likes';
import { defineQuery } from './define-query';

/** A page of the likes sent and received; the first one unless a `cursor` says otherwise. Each page has its own key. */
export function likesQueryOptions(api: Api, cursor: string | null = null) {
  return defineQuery({
    queryKey: ['likes', cursor],
    load: (options) => api.call(listLikes, cursor === null ? {} : { cursor }, options),
  });
}
