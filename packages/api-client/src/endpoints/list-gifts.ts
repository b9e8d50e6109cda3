import { listGifts as endpoint } from '@vela/contract/endpoints/list-gifts';
import type { Api, CallOptions, OutputOf } from '../create-api';

/** The gifts of the site, cheapest first. */
export function listGifts(api: Api, options?: CallOptions): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, {}, options);
}
