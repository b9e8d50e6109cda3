import { getReceipt as endpoint } from '@vela/contract/endpoints/get-receipt';
import type { Api, CallOptions, InputOf, OutputOf } from '../create-api';

/** The receipt of a paid order, with its tax. Codes: `not_found` for one that was never paid. */
export function getReceipt(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, input, options);
}
