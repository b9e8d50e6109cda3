import { checkSignup as endpoint } from '@vela/contract/endpoints/check-signup';
import type { Api, CallOptions, InputOf, OutputOf } from '../create-api';

/** Checks an address, a name or a date of birth. Codes: `signup_not_possible {support}`. */
export function checkSignup(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, input, options);
}
