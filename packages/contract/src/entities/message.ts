import { REACTIONS } from '@vela/domain/chat';
import * as v from 'valibot';
import { idSchema, languageSchema, timeSchema } from './fields';
import { giftSchema } from './gift';
import { imageSchema } from './image';

/** The id a client gives a message before it is sent: what it sends again under the same id is sent once. */
export const clientIdSchema = idSchema;

/** What a message answers, in few words: a text is cut after a line. */
const answeredSchema = v.object({
  id: idSchema,
  sender: v.picklist(['me', 'other']),
  type: v.picklist(['text', 'photo', 'gift']),
  text: v.optional(v.string()),
  /** That of the text, where it is known. */
  language: v.optional(languageSchema),
});

export type AnsweredMessage = v.InferOutput<typeof answeredSchema>;

/**
 * A message as one of the two sees it. `client_id` and `held` are the sender's own: a held message reaches the other when
 * the sender's address is confirmed, or later where the other is hidden from the sender then. `photo` is missing when the photo
 * is gone.
 */
export const messageSchema = v.object({
  id: idSchema,
  client_id: v.optional(clientIdSchema),
  conversation_id: idSchema,
  sender: v.picklist(['me', 'other', 'system']),
  type: v.picklist(['text', 'photo', 'gift', 'system']),
  text: v.optional(v.string()),
  /** That of the text, where it is known. */
  language: v.optional(languageSchema),
  photo: v.optional(imageSchema),
  gift: v.optional(giftSchema),
  /** What a system message says. */
  notice: v.optional(v.picklist(['match'])),
  /** The message that it answers; null where this member no longer sees that one. */
  reply_to: v.optional(v.nullable(answeredSchema)),
  /** The reaction of who received it. */
  reaction: v.optional(v.picklist(REACTIONS)),
  sent_at: timeSchema,
  read_at: v.optional(timeSchema),
  held: v.optional(v.boolean()),
  /** Credits that it cost its sender; 0 for who received it. */
  cost: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

export type Message = v.InferOutput<typeof messageSchema>;
