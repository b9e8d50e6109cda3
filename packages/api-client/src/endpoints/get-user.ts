import { getUser as endpoint } from '@vela/contract/endpoints/get-user';
import type { Api, CallOptions, OutputOf } from '../create-api';

/** The logged-in member; `user` is `null` for a visitor. */
export function getUser(api: Api, options?: CallOptions): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, {}, options);
}
