import { reportMember as endpoint } from '@vela/contract/endpoints/report-member';
import type { Api, CallOptions, InputOf, OutputOf } from '../create-api';

/** Reports a profile, a message or a photo, one of the three. Codes: `not_found`, `too_many_requests`. */
export function reportMember(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, input, options);
}
