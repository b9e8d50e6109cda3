import type { Api } from '../create-api';
import { getRetentionOffer } from '@vela/contract/endpoints/get-retention-offer';
import { defineQuery } from './define-query';

/** What the member is offered for staying. */
export function retentionOfferQueryOptions(api: Api) {
  return defineQuery({
    queryKey: ['retention-offer'],
    load: (options) => api.call(getRetentionOffer, {}, options),
  });
}
