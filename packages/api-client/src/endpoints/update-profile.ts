import { updateProfile as endpoint } from '@vela/contract/endpoints/update-profile';
import type { Api, CallOptions, InputOf, OutputOf } from '../create-api';

/** Changes what is given of the own profile; null takes an answer back. Codes: `consent_required`. */
export function updateProfile(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, input, options);
}
