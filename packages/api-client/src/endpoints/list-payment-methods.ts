import { listPaymentMethods as endpoint } from '@vela/contract/endpoints/list-payment-methods';
import type { Api, CallOptions, InputOf, OutputOf } from '../create-api';

/** The ways to pay from a country and their fees. Codes: `unknown_country`. */
export function listPaymentMethods(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, input, options);
}
