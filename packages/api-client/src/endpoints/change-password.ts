import { changePassword as endpoint } from '@vela/contract/endpoints/change-password';
import type { Api, CallOptions, InputOf } from '../create-api';

/** Sets a new password by the old one. Codes: `old_password_wrong`, `passwords_differ`. */
export async function changePassword(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<void> {
  await api.call(endpoint, input, options);
}
