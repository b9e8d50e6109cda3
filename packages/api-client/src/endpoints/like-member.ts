import { likeMember as endpoint } from '@vela/contract/endpoints/like-member';
import type { Api, CallOptions, InputOf, OutputOf } from '../create-api';

/** Likes a member; `match` tells whether both now like each other. Codes: `not_found` for one who can't be seen. */
export function likeMember(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, input, options);
}
