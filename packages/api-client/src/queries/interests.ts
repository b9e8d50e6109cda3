import type { Api } from '../create-api';
import { listInterests } from '@vela/contract/endpoints/list-interests';
import { defineQuery } from './define-query';

/** The interests a profile can have; loaded once. Source: product.md §7. */
export function interestsQueryOptions(api: Api) {
  return defineQuery({
    queryKey: ['interests'],
    load: (options) => api.call(listInterests, {}, options),
    staleTime: Infinity,
  });
}
