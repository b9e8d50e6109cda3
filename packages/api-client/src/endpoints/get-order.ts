import { getOrder as endpoint } from '@vela/contract/endpoints/get-order';
import type { Api, CallOptions, InputOf, OutputOf } from '../create-api';

/** One of the member’s own orders. Codes: `not_found`. */
export function getOrder(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, input, options);
}
