import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { settingsSchema } from '../entities/settings';

/** The settings of the site that `host` names, else of the requested host; the rest is the route's own query. */
export const getSettings = defineEndpoint({
  id: 'getSettings',
  summary: 'The settings of the site',
  method: 'GET',
  path: '/api/settings.php',
  callers: ['visitor', 'member'],
  query: v.objectWithRest({ host: v.optional(v.pipe(v.string(), v.maxLength(255))) }, v.string()),
  result: settingsSchema,
});
