import { listPasskeys } from '@vela/contract/endpoints/list-passkeys';
import type { Api } from '../create-api';
import { defineQuery } from './define-query';

/** What the member logs in with besides the password. */
export function passkeysQueryOptions(api: Api) {
  return defineQuery({
    queryKey: ['passkeys'],
    load: (options) => api.call(listPasskeys, {}, options),
  });
}
