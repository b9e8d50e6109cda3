import { getConversation as endpoint } from '@vela/contract/endpoints/get-conversation';
import type { Api, CallOptions, InputOf, OutputOf } from '../create-api';

/** A conversation by `id` or by the other's `profile_id`, with its messages newest first. Codes: `no_longer_available`. */
export function getConversation(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, input, options);
}
