import { listPackages as endpoint } from '@vela/contract/endpoints/list-packages';
import type { Api, CallOptions, InputOf, OutputOf } from '../create-api';

/**
 * The credit packages at the prices of a country, with `discountcode` or the welcome discount already off.
 * Codes: `unknown_country`, `discount_invalid`.
 */
export function listPackages(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, input, options);
}
