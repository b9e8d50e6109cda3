import { WRITINGS } from '@vela/domain/chat';
import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint';
import { conversationSchema } from '../entities/conversation';
import { cursorSchema, nextCursorSchema } from '../entities/cursor';
import { idSchema } from '../entities/fields';
import { messageSchema } from '../entities/message';
import { profileSchema } from '../entities/profile';

/**
 * A conversation with a page of its messages, newest first, by its own `id` or by the other's `profile_id`.
 * `conversation` is null if the member has no conversation with that member. One that the other's block has
 * closed is `no_longer_available {profile_id}`: that member may still be reported. Other members that the
 * member can't meet any more are answered as in `getMember`.
 */
export const getConversation = defineEndpoint({
  id: 'getConversation',
  summary: 'A conversation with its messages, newest first',
  method: 'GET',
  path: '/api/chat.php',
  callers: ['member'],
  query: v.object({
    id: v.optional(idSchema),
    profile_id: v.optional(idSchema),
    cursor: v.optional(cursorSchema),
  }),
  result: v.object({
    conversation: v.nullable(conversationSchema),
    /** `null` where that member’s account was erased. */
    profile: v.nullable(profileSchema),
    /** Whether the member may write: `photo` without one it may not, `chosen` where the other chooses who does. */
    writing: v.picklist(WRITINGS),
    num_unread_messages: v.pipe(v.number(), v.integer(), v.minValue(0)),
    messages: v.array(messageSchema),
    next_cursor: nextCursorSchema,
  }),
  errors: ['no_longer_available'],
});
