import { getProfile as endpoint } from '@vela/contract/endpoints/get-profile';
import type { Api, CallOptions, OutputOf } from '../create-api';

/** The own profile with every field. */
export function getProfile(api: Api, options?: CallOptions): Promise<OutputOf<typeof endpoint>> {
  return api.call(endpoint, {}, options);
}
