import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { dataExportSchema } from '../entities/data-export';

/** The newest copy of the member's data; `null` where there is none, or it can no longer be downloaded. */
export const getDataExport = defineEndpoint({
  id: 'getDataExport',
  summary: 'The copy of one’s data',
  method: 'GET',
  path: '/api/export.php',
  callers: ['member'],
  result: v.object({ export: v.nullable(dataExportSchema) }),
});
