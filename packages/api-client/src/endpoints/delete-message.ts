import { deleteMessage as endpoint } from '@vela/contract/endpoints/delete-message';
import type { Api, CallOptions, InputOf, OutputOf } from '../create-api';

/** Deletes a message for oneself. */
export function deleteMessage(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, input, options);
}
