import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { idSchema } from '../entities/fields';

/** Lets a member see the caller's private photos. */
export const givePhotoAccess = defineEndpoint({
  id: 'givePhotoAccess',
  summary: "Let a member see the caller's private photos",
  method: 'POST',
  path: '/api/photo-access.php',
  callers: ['member'],
  repeatable: true,
  body: v.object({ profile_id: idSchema }),
  result: v.object({ access: v.boolean() }),
});
