import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';

/**
 * Whether requests may be sent here: migrated, and seeded where a seed is wanted; 503 with the same body until then.
 * With `deep` also whether every photo has its files; `waiting` counts those that have not.
 */
export const getReadiness = defineEndpoint({
  id: 'getReadiness',
  summary: 'Whether the server can take requests',
  method: 'GET',
  path: '/readyz',
  callers: ['visitor', 'member'],
  query: v.object({ deep: v.optional(v.string()) }),
  result: v.object({
    ready: v.boolean(),
    checks: v.record(v.string(), v.boolean()),
    waiting: v.optional(v.object({ photos: v.pipe(v.number(), v.integer(), v.minValue(0)) })),
  }),
});
