import * as v from 'valibot';
import { idSchema, timeSchema } from './fields';
import { messageSchema } from './message';
import { profileSchema } from './profile';

const unreadSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A conversation as one of its two members sees it. */
export const conversationSchema = v.object({
  id: idSchema,
  last_message: messageSchema,
  last_message_at: timeSchema,
});

export type Conversation = v.InferOutput<typeof conversationSchema>;

/** An entry of the conversation list. `typing` says that the other wrote in the last few seconds. */
export const chatSchema = v.object({
  conversation: conversationSchema,
  /** `null` where that member’s account was erased: what it wrote stays. */
  profile: v.nullable(profileSchema),
  num_unread_messages: unreadSchema,
  typing: v.boolean(),
});

export type Chat = v.InferOutput<typeof chatSchema>;
