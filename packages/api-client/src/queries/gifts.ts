import type { Api } from '../create-api';
import { listGifts } from '../endpoints/list-gifts';
import { defineQuery } from './define-query';

/** The gifts of the site; loaded once. */
export function giftsQueryOptions(api: Api) {
  return defineQuery({
    queryKey: ['gifts'],
    load: (options) => listGifts(api, options),
    staleTime: Infinity,
  });
}
