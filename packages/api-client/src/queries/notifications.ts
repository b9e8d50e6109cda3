import { getNotifications } from '@vela/contract/endpoints/get-notifications';
import type { Api } from '../create-api';
import { defineQuery } from './define-query';

/** What reaches the member, and how. */
export function notificationsQueryOptions(api: Api) {
  return defineQuery({
    queryKey: ['notifications'],
    load: (options) => api.call(getNotifications, {}, options),
  });
}
