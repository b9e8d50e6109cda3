import { returnCredits as endpoint } from '@vela/contract/endpoints/return-credits';
import type { Api, CallOptions, InputOf, OutputOf } from '../create-api';

/** Returns unused credits, of one payment or of all. Codes: `nothing_to_refund`. */
export function returnCredits(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, input, options);
}
