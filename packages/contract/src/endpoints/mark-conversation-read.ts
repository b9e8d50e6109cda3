import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { idSchema } from '../entities/fields';

/** Everything received in a conversation so far is read. */
export const markConversationRead = defineEndpoint({
  id: 'markConversationRead',
  summary: 'Mark a conversation as read',
  method: 'PUT',
  path: '/api/chat.php',
  callers: ['member'],
  body: v.object({ id: idSchema }),
  errors: ['no_longer_available'],
});
