import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { idSchema } from '../entities/fields';

/** Takes a like back, and with it a match; without a like it changes nothing. */
export const unlikeMember = defineEndpoint({
  id: 'unlikeMember',
  summary: 'Take back a like',
  method: 'DELETE',
  path: '/api/likes.php',
  callers: ['member'],
  body: v.object({ profile_id: idSchema }),
  result: v.object({ like: v.boolean(), match: v.boolean() }),
});
