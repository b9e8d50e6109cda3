import { listIcebreakers as endpoint } from '@vela/contract/endpoints/list-icebreakers';
import type { Api, CallOptions, InputOf, OutputOf } from '../create-api';

/** Suggested opening lines for a member. */
export function listIcebreakers(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, input, options);
}
