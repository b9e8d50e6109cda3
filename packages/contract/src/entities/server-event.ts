import { REACTIONS } from '@vela/domain/chat';
import * as v from 'valibot';
import { idSchema, timeSchema } from './fields';
import { messageSchema } from './message';
import { profileSchema } from './profile';

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
const nothingSchema = v.object({});

/**
 * The events that the server sends a connected member, by name. `resync` says that something was missed: load
 * everything again; `user` that the member's own data changed; `bye` that the session has ended; `replaced`
 * that newer streams took the place of this one: who comes back at once only pushes out another.
 */
export const SERVER_EVENTS = {
  /** Sent or received; `num_unread_messages` is the conversation's. */
  message: v.object({ message: messageSchema, num_unread_messages: countSchema }),
  typing: v.object({ conversation_id: idSchema }),
  /** `by` says who read: the other what this member wrote, or this member on another device. */
  read: v.object({ conversation_id: idSchema, read_at: timeSchema, by: v.picklist(['me', 'other']) }),
  /** A reaction to a message, or none any more; of this member on another device, or of the other. */
  reaction: v.object({
    conversation_id: idSchema,
    message_id: idSchema,
    reaction: v.nullable(v.picklist(REACTIONS)),
  }),
  like: v.object({ profile: profileSchema }),
  match: v.object({ profile: profileSchema }),
  /** This member has seen the like of that one, here or on another device: it is no longer new. */
  like_seen: v.object({ profile_id: idSchema }),
  credits: v.object({ credits: countSchema }),
  conversation_deleted: v.object({ id: idSchema }),
  blocked: v.object({ profile_id: idSchema }),
  user: nothingSchema,
  resync: nothingSchema,
  bye: nothingSchema,
  replaced: nothingSchema,
} as const satisfies Record<string, v.GenericSchema>;

export type ServerEventName = keyof typeof SERVER_EVENTS;

/** An event as a client gets it. */
export type ServerEvent = {
  [Name in ServerEventName]: { name: Name; data: v.InferOutput<(typeof SERVER_EVENTS)[Name]> };
}[ServerEventName];
