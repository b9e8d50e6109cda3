import { listLikes as endpoint } from '@vela/contract/endpoints/list-likes';
import type { Api, CallOptions, InputOf, OutputOf } from '../create-api';

/** The likes sent and received and the matches, the newest first; `cursor` is the `next_cursor` of the page before. */
export function listLikes(
  api: Api,
  input: InputOf<typeof endpoint>,
  options?: CallOptions,
): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, input, options);
}
