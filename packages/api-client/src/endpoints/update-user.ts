import { updateUser as endpoint } from '@vela/contract/endpoints/update-user';
import type { Api, CallOptions, InputOf, OutputOf } from '../create-api';

/** Changes what is given of the logged-in member. Codes: `unknown_locale`. */
export function updateUser(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, input, options);
}
