import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { idSchema, timeSchema } from '../entities/fields';

/**
 * The members that the member has blocked, the latest first, with no more than is needed to unblock them: 500 at most
 * (`MOST_LISTED_BLOCKS`), so that the others appear once some of these are unblocked.
 */
export const listBlocks = defineEndpoint({
  id: 'listBlocks',
  summary: 'The members one has blocked',
  method: 'GET',
  path: '/api/blocks.php',
  callers: ['member'],
  result: v.object({
    blocks: v.array(v.object({ profile_id: idSchema, name: v.string(), blocked_at: timeSchema })),
  }),
});
