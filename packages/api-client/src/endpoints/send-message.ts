import { sendMessage as endpoint } from '@vela/contract/endpoints/send-message';
import type { Api, CallOptions, InputOf, OutputOf } from '../create-api';

/** Sends a message; the same `client_id` again is answered with the same message. Codes: `not_enough_credits`, `premium_required`, `client_id_reused`, `message_too_long`, `no_longer_available`. */
export function sendMessage(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, input, options);
}
