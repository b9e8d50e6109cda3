import { requestPasswordReset as endpoint } from '@vela/contract/endpoints/request-password-reset';
import type { Api, CallOptions, InputOf } from '../create-api';

/** Mails a link that sets a new password. Codes: `email_not_found`, `too_many_reset_mails`. */
export async function requestPasswordReset(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<void> {
  await api.call(endpoint, input, options);
}
