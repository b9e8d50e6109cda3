import { autoLike as endpoint } from '@vela/contract/endpoints/auto-like';
import type { Api, CallOptions, OutputOf } from '../create-api';

/** The next match to tell the member of, each once over all devices; `profile` is `null` where there is none. */
export function autoLike(api: Api, options?: CallOptions): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, {}, options);
}
