import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { idSchema } from '../entities/fields';

/** Clears the new flag of the like received from that member. */
export const markLikeSeen = defineEndpoint({
  id: 'markLikeSeen',
  summary: 'Mark a received like as seen',
  method: 'PUT',
  path: '/api/likes.php',
  callers: ['member'],
  body: v.object({ profile_id: idSchema }),
});
