import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { idSchema } from '../entities/fields';

/** Takes a block back; what was deleted with it stays so. Without a block there is nothing to do. */
export const unblockMember = defineEndpoint({
  id: 'unblockMember',
  summary: 'Take a block back',
  method: 'DELETE',
  path: '/api/blocks.php',
  callers: ['member'],
  body: v.object({ profile_id: idSchema }),
});
