import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { dataExportSchema } from '../entities/data-export';
import { givenPasswordSchema } from '../entities/fields';

/**
 * Has a copy of all that is stored about the member made, in one archive; an address that is confirmed is mailed once it is ready. While
 * one is being made, no other is; else it takes the place of the last one.
 */
export const createDataExport = defineEndpoint({
  id: 'createDataExport',
  summary: 'Have a copy of one’s data made',
  method: 'POST',
  path: '/api/export.php',
  callers: ['member'],
  body: v.object({ password: givenPasswordSchema }),
  result: v.object({ export: dataExportSchema }),
  errors: ['password_wrong', 'busy'],
});
