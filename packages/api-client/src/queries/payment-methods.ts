import type { Country } from '@vela/domain/locale';
import { MINUTE } from '@vela/domain/time';
import type { Api } from '../create-api';
import { listPaymentMethods } from '@vela/contract/endpoints/list-payment-methods';
import { defineQuery } from './define-query';

/** The ways to pay from a country, else from the asker's own. */
export function paymentMethodsQueryOptions(api: Api, country: Country | null) {
  return defineQuery({
    queryKey: ['payment-methods', country],
    load: (options) => api.call(listPaymentMethods, country ? { country } : {}, options),
    staleTime: 5 * MINUTE,
  });
}
