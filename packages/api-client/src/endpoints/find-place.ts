import { findPlace as endpoint } from '@vela/contract/endpoints/find-place';
import type { Api, CallOptions, InputOf, OutputOf } from '../create-api';

/** The country and region of a position, in degrees north and east. Codes: `not_found`. */
export function findPlace(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, input, options);
}
