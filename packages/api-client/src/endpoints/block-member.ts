import { blockMember as endpoint } from '@vela/contract/endpoints/block-member';
import type { Api, CallOptions, InputOf } from '../create-api';

/** Blocks a member; likes and the conversation of the two go. Codes: `not_found`. */
export async function blockMember(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<void> {
  await api.call(endpoint, input, options);
}
