import { logOut as endpoint } from '@vela/contract/endpoints/log-out';
import type { Api, CallOptions } from '../create-api';

/** Ends the session; a visitor's call changes nothing. */
export async function logOut(api: Api, options?: CallOptions): Promise<void> {
  await api.call(endpoint, {}, options);
}
