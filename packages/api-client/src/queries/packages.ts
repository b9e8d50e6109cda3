import type { Country } from '@vela/domain/locale';
import { MINUTE } from '@vela/domain/time';
import type { Api } from '../create-api';
import { listPackages } from '../endpoints/list-packages';
import { defineQuery } from './define-query';

/** The credit packages at a country's prices; a discount in them may end, so they are asked for again. */
export function packagesQueryOptions(api: Api, country: Country) {
  return defineQuery({
    queryKey: ['packages', country],
    load: (options) => listPackages(api, { country }, options),
    staleTime: MINUTE,
  });
}
