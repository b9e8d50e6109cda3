import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { idSchema } from '../entities/fields';

/**
 * Blocks a member: from now on neither meets the other anywhere. Likes and the conversation of the two are deleted. A
 * second time changes nothing.
 */
export const blockMember = defineEndpoint({
  id: 'blockMember',
  summary: 'Block a member',
  method: 'POST',
  path: '/api/blocks.php',
  callers: ['member'],
  repeatable: true,
  body: v.object({ profile_id: idSchema }),
});
