import type { Api } from '../create-api';
import { listGifts } from '@vela/contract/endpoints/list-gifts';
import { defineQuery } from './define-query';

/** The gifts of the site; loaded once. */
export function giftsQueryOptions(api: Api) {
  return defineQuery({
    queryKey: ['gifts'],
    load: (options) => api.call(listGifts, {}, options),
    staleTime: Infinity,
  });
}
