import { listInterests as endpoint } from '@vela/contract/endpoints/list-interests';
import type { Api, CallOptions, OutputOf } from '../create-api';

/** The interests a profile can have, by key. */
export function listInterests(api: Api, options?: CallOptions): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, {}, options);
}
