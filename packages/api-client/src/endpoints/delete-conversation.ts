import { deleteConversation as endpoint } from '@vela/contract/endpoints/delete-conversation';
import type { Api, CallOptions, InputOf } from '../create-api';

/** Deletes a conversation for oneself, by `id` or `profile_id`. */
export async function deleteConversation(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<void> {
  await api.call(endpoint, input, options);
}
