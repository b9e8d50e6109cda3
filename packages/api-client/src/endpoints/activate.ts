import { activate as endpoint } from '@vela/contract/endpoints/activate';
import type { Api, CallOptions, InputOf, OutputOf } from '../create-api';

/** Confirms the address that `token` was mailed to. Codes: `activation_failed`, `password_required`, `password_wrong`, `too_many_attempts`. */
export function activate(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, input, options);
}
