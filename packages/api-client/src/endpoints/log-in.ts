import { logIn as endpoint } from '@vela/contract/endpoints/log-in';
import type { Api, CallOptions, InputOf, OutputOf } from '../create-api';

/** Logs in. Codes: `login_failed`, `too_many_attempts {minutes}`, `account_deleted`, `member_banned`. */
export function logIn(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, input, options);
}
