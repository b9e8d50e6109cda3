import { markConversationRead as endpoint } from '@vela/contract/endpoints/mark-conversation-read';
import type { Api, CallOptions, InputOf, OutputOf } from '../create-api';

/** Marks all received in a conversation as read. Codes: `blocked`. */
export function markConversationRead(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, input, options);
}
