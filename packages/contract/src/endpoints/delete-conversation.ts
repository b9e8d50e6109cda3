import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { idSchema } from '../entities/fields';

/** Deletes a conversation for this member alone, by its `id` or by the other's `profile_id`. */
export const deleteConversation = defineEndpoint({
  id: 'deleteConversation',
  summary: 'Delete a conversation for oneself',
  method: 'DELETE',
  path: '/api/chat.php',
  callers: ['member'],
  body: v.pipe(
    v.object({ id: v.optional(idSchema), profile_id: v.optional(idSchema) }),
    v.forward(
      v.check(({ id, profile_id }) => id !== undefined || profile_id !== undefined, 'required'),
      ['id'],
    ),
  ),
});
