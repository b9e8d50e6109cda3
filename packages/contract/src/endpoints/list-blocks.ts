import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { idSchema, timeSchema } from '../entities/fields';

/** Whom the member has blocked, the latest first: no more than is needed to take a block back. */
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
