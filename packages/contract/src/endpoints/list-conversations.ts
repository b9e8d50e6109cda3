import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { chatSchema } from '../entities/conversation';
import { cursorSchema, nextCursorSchema } from '../entities/cursor';

/** A member's conversations, the one with the newest message first; `num_unread_messages` counts those of later pages, too. */
export const listConversations = defineEndpoint({
  id: 'listConversations',
  summary: 'The conversations, newest first',
  method: 'GET',
  path: '/api/chats.php',
  callers: ['member'],
  query: v.object({ cursor: v.optional(cursorSchema) }),
  result: v.object({
    chats: v.array(chatSchema),
    num_unread_messages: v.pipe(v.number(), v.integer(), v.minValue(0)),
    next_cursor: nextCursorSchema,
  }),
});
