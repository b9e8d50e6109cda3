import type { Api } from '../create-api';
import { listReports } from '@vela/contract/endpoints/list-reports';
import { defineQuery } from './define-query';

/** What the member has reported. */
export function reportsQueryOptions(api: Api) {
  return defineQuery({ queryKey: ['reports'], load: (options) => api.call(listReports, {}, options) });
}
