import { requestMailChange as endpoint } from '@vela/contract/endpoints/request-mail-change';
import type { Api, CallOptions, InputOf } from '../create-api';

/** Mails a link to the new address. Codes: `new_email_invalid`, `password_wrong`, `too_many_mails`. */
export async function requestMailChange(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<void> {
  await api.call(endpoint, input, options);
}
