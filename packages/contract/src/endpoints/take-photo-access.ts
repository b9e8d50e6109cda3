import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { idSchema } from '../entities/fields';

/** Shows a member the caller's private photos no longer. */
export const takePhotoAccess = defineEndpoint({
  id: 'takePhotoAccess',
  summary: "Show a member the caller's private photos no longer",
  method: 'DELETE',
  path: '/api/photo-access.php',
  callers: ['member'],
  body: v.object({ profile_id: idSchema }),
  result: v.object({ access: v.boolean() }),
});
