import type { Api } from '../create-api';
import { getSettings } from '@vela/contract/endpoints/get-settings';
import { defineQuery } from './define-query';

/** The settings of the site; they change with a deployment, so they are loaded once. */
export function settingsQueryOptions(api: Api) {
  return defineQuery({
    queryKey: ['settings'],
    load: (options) => api.call(getSettings, {}, options),
    staleTime: Infinity,
  });
}
