import { searchMembers as endpoint } from '@vela/contract/endpoints/search-members';
import type { Api, CallOptions, InputOf, OutputOf } from '../create-api';

/** Members who fit, 24 a page; teasers for a visitor. Codes: `authentication_required` where visitors may not search, `invalid_input`. */
export function searchMembers(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, input, options);
}
