import { listBlocks as endpoint } from '@vela/contract/endpoints/list-blocks';
import type { Api, CallOptions, OutputOf } from '../create-api';

/** Whom the member has blocked, the latest first. */
export function listBlocks(api: Api, options?: CallOptions): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, {}, options);
}
