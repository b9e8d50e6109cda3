import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { regionLabelSchema, regionSchema } from '../entities/region';

/** The regions of a country and what they are called there. A wrong country has its own code. */
export const listRegions = defineEndpoint({
  id: 'listRegions',
  summary: 'The regions of a country',
  method: 'GET',
  path: '/api/regions.php',
  callers: ['visitor', 'member'],
  query: v.object({ country: v.optional(v.string()) }),
  result: v.object({ regions: v.array(regionSchema), label: regionLabelSchema }),
  errors: ['unknown_country'],
});
