import { getDataExport } from '@vela/contract/endpoints/get-data-export';
import type { Api } from '../create-api';
import { defineQuery } from './define-query';

/** The copy of the member's data. */
export function dataExportQueryOptions(api: Api) {
  return defineQuery({
    queryKey: ['data-export'],
    load: (options) => api.call(getDataExport, {}, options),
  });
}
