import { repeatOrder as endpoint } from '@vela/contract/endpoints/repeat-order';
import type { Api, CallOptions, InputOf, OutputOf } from '../create-api';

/**
 * Orders the last package again with the stored method. Codes: `no_stored_method`, `stored_method_failed`,
 * `password_required`, `password_wrong`, `too_many_repeat_orders {limit}`, `price_changed`, `method_unavailable`, `debt_unpaid`, `client_id_reused`.
 */
export function repeatOrder(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, input, options);
}
