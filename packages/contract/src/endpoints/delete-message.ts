import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { idSchema } from '../entities/fields';

/** Deletes a message for this member alone; one that is still held reaches nobody any more. */
export const deleteMessage = defineEndpoint({
  id: 'deleteMessage',
  summary: 'Delete a message for oneself',
  method: 'DELETE',
  path: '/api/message.php',
  callers: ['member'],
  body: v.object({ id: idSchema }),
});
