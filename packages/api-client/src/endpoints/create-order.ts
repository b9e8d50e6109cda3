import { createOrder as endpoint } from '@vela/contract/endpoints/create-order';
import type { Api, CallOptions, InputOf, OutputOf } from '../create-api';

/**
 * Orders credits and gives the page to pay at; the same `client_id` gives the same order. Codes:
 * `discount_invalid`, `price_changed`, `method_unavailable`, `debt_unpaid`, `client_id_reused`, `directdebit_blocked`,
 * `directdebit_limit`.
 */
export function createOrder(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, input, options);
}
