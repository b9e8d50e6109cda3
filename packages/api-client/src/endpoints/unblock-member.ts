import { unblockMember as endpoint } from '@vela/contract/endpoints/unblock-member';
import type { Api, CallOptions, InputOf } from '../create-api';

/** Takes a block back; without one nothing happens. */
export async function unblockMember(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<void> {
  await api.call(endpoint, input, options);
}
