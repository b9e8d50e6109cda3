import { unblockMember as endpoint } from '@vela/contract/endpoints/unblock-member';
import type { Api, CallOptions, InputOf, OutputOf } from '../create-api';

/** Takes a block back; without one nothing happens. */
export function unblockMember(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, input, options);
}
