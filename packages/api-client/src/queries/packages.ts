import type { Country } from '@vela/domain/locale';
import { MINUTE } from '@vela/domain/time';
import type { Api } from '../create-api';
import { listPackages } from '@vela/contract/endpoints/list-packages';
import { defineQuery } from './define-query';

/**
 * The credit packages at a country's prices, else at those of the asker's own; with a discount code when one was
 * entered. A discount in them may end, so they are asked for again.
 */
export function packagesQueryOptions(api: Api, country: Country | null, discountcode: string | null = null) {
  return defineQuery({
    queryKey: ['packages', country, discountcode],
    load: (options) =>
      api.call(listPackages, { ...(country && { country }), ...(discountcode && { discountcode }) }, options),
    staleTime: MINUTE,
  });
}
