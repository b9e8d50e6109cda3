import { sendComplaint as endpoint } from '@vela/contract/endpoints/send-complaint';
import type { Api, CallOptions, InputOf, OutputOf } from '../create-api';

/** Sends a complaint to whoever looks after the site. Codes: `invalid_input`, `too_many_requests`. */
export function sendComplaint(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, input, options);
}
