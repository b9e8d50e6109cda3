import { deleteConversation as endpoint } from '@vela/contract/endpoints/delete-conversation';
import type { Api, CallOptions, InputOf, OutputOf } from '../create-api';

/** Deletes a conversation for oneself, by `id` or `profile_id`. */
export function deleteConversation(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, input, options);
}
