import { unlikeMember as endpoint } from '@vela/contract/endpoints/unlike-member';
import type { Api, CallOptions, InputOf, OutputOf } from '../create-api';

/** Takes a like back. Codes: `not_found` for one who can't be seen. */
export function unlikeMember(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, input, options);
}
