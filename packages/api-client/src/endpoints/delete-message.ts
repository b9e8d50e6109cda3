import { deleteMessage as endpoint } from '@vela/contract/endpoints/delete-message';
import type { Api, CallOptions, InputOf } from '../create-api';

/** Deletes a message for oneself. */
export async function deleteMessage(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<void> {
  await api.call(endpoint, input, options);
}
