import { signUp as endpoint } from '@vela/contract/endpoints/sign-up';
import type { Api, CallOptions, InputOf, OutputOf } from '../create-api';

/** Makes a member of a visitor; `user` is null on a site that answers neutrally. Codes: `invite_only {sitename}`, `signup_not_possible {support}`, `account_exists`, `account_deleted`, `consent_required`. */
export function signUp(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, input, options);
}
