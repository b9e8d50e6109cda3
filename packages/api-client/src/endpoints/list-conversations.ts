import { listConversations as endpoint } from '@vela/contract/endpoints/list-conversations';
import type { Api, CallOptions, InputOf, OutputOf } from '../create-api';

/** The conversations, newest first, a page at a time. */
export function listConversations(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, input, options);
}
