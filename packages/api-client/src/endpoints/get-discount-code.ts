import { getDiscountCode as endpoint } from '@vela/contract/endpoints/get-discount-code';
import type { Api, CallOptions, InputOf, OutputOf } from '../create-api';

/**
 * What a code is worth to the member, or with `welcome: 'true'` the welcome discount; `null` for none.
 * Codes: `discount_invalid`.
 */
export function getDiscountCode(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, input, options);
}
