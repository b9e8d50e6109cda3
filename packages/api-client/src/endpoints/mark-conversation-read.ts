import { markConversationRead as endpoint } from '@vela/contract/endpoints/mark-conversation-read';
import type { Api, CallOptions, InputOf } from '../create-api';

/** Marks all received in a conversation as read. Codes: `no_longer_available`. */
export async function markConversationRead(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<void> {
  await api.call(endpoint, input, options);
}
