import { markLikeSeen as endpoint } from '@vela/contract/endpoints/mark-like-seen';
import type { Api, CallOptions, InputOf } from '../create-api';

/** Clears the new flag of the like received from a member. Codes: `not_found` for one who can't be seen. */
export async function markLikeSeen(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<void> {
  await api.call(endpoint, input, options);
}
