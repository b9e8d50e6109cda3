import type { Api } from '../create-api';
import { getProfile } from '@vela/contract/endpoints/get-profile';
import { defineQuery } from './define-query';

/** The own profile, with what no one else may see of it. */
export function profileQueryOptions(api: Api) {
  return defineQuery({
    queryKey: ['profile'],
    load: (options) => api.call(getProfile, {}, options),
  });
}
