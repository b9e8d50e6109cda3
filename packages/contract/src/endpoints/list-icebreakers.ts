import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { idSchema, localeSchema } from '../entities/fields';

/**
 * Opening lines that suit what the two have in common: in the language of the member who will read them where the caller speaks it, else
 * in the caller's.
 */
export const listIcebreakers = defineEndpoint({
  id: 'listIcebreakers',
  summary: 'Suggested opening lines for a member',
  method: 'GET',
  path: '/api/icebreakers.php',
  callers: ['member'],
  query: v.object({ profile_id: idSchema }),
  result: v.object({
    icebreakers: v.array(v.object({ id: idSchema, text: v.string() })),
    /** That of the lines. */
    language: localeSchema,
  }),
});
