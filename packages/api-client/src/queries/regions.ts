import type { Country } from '@vela/domain/locale';
import type { Api } from '../create-api';
import { listRegions } from '@vela/contract/endpoints/list-regions';
import { defineQuery } from './define-query';

/** The regions of a country; loaded once for each. Source: product.md §7. */
export function regionsQueryOptions(api: Api, country: Country) {
  return defineQuery({
    queryKey: ['regions', country],
    load: (options) => api.call(listRegions, { country }, options),
    staleTime: Infinity,
  });
}
