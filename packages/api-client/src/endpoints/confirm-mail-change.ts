import { confirmMailChange as endpoint } from '@vela/contract/endpoints/confirm-mail-change';
import type { Api, CallOptions, InputOf } from '../create-api';

/** Makes the address that `token` was mailed to the member's own. Codes: `link_invalid`. */
export async function confirmMailChange(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<void> {
  await api.call(endpoint, input, options);
}
