import { confirmMailChange as endpoint } from '@vela/contract/endpoints/confirm-mail-change';
import type { Api, CallOptions, InputOf, OutputOf } from '../create-api';

/**
 * Makes the address that `token` was mailed to the member's own. Codes: `link_invalid`, `email_taken`; in a browser that the
 * account doesn't know `password_required`, `password_wrong`, `too_many_attempts`.
 */
export function confirmMailChange(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, input, options);
}
