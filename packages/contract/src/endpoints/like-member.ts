import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { idSchema } from '../entities/fields';

/** Likes another member; a second time changes nothing. `not_found` for one who is hidden, blocked or the caller. */
export const likeMember = defineEndpoint({
  id: 'likeMember',
  summary: 'Like a member',
  method: 'POST',
  path: '/api/likes.php',
  callers: ['member'],
  repeatable: true,
  body: v.object({ profile_id: idSchema }),
  result: v.object({ like: v.boolean(), match: v.boolean() }),
});
