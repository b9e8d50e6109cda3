import { resetPassword as endpoint } from '@vela/contract/endpoints/reset-password';
import type { Api, CallOptions, InputOf } from '../create-api';

/** Sets a new password by a mailed token. Codes: `reset_link_invalid`, `passwords_differ`. */
export async function resetPassword(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<void> {
  await api.call(endpoint, input, options);
}
