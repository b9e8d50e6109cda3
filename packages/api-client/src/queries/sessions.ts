import { listSessions } from '@vela/contract/endpoints/list-sessions';
import type { Api } from '../create-api';
import { defineQuery } from './define-query';

/** Where the member is logged in. */
export function sessionsQueryOptions(api: Api) {
  return defineQuery({
    queryKey: ['sessions'],
    load: (options) => api.call(listSessions, {}, options),
  });
}
