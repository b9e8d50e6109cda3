import { getMember as endpoint } from '@vela/contract/endpoints/get-member';
import type { Api, CallOptions, InputOf, OutputOf } from '../create-api';

/** One member with all photos; a teaser for a visitor. Codes: `blocked {name, profile_id}`, `no_longer_available {profile_id}`, `not_found`, `authentication_required`. */
export function getMember(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, input, options);
}
