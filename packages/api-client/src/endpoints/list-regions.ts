import { listRegions as endpoint } from '@vela/contract/endpoints/list-regions';
import type { Api, CallOptions, InputOf, OutputOf } from '../create-api';

/** The regions of a country and what they are called there. Codes: `unknown_country`. */
export function listRegions(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, input, options);
}
