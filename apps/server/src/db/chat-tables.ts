import type { Reaction } from '@vela/domain/chat';
import type { Language } from '@vela/domain/locale';
import type { ColumnType, Generated } from 'kysely';

/** One for each two members who ever wrote to each other. */
export interface ConversationsTable {
  id: string;
  /** The lesser of the two ids. */
  a_id: string;
  b_id: string;
  /** The number of the newest message, held ones included. */
  last_seq: Generated<number>;
  created_at: Date;
}

/** A conversation as one of its two members sees it. */
export interface ConversationMembersTable {
  member_id: string;
  conversation_id: string;
  other_id: string;
  num_unread: Generated<number>;
  /** Messages this member ever sent in it, deleted ones included. */
  num_sent: Generated<number>;
  read_seq: Generated<number>;
  /** Messages up to this one are deleted for this member. */
  cleared_seq: Generated<number>;
  /** The newest message this member sees; null hides the conversation. */
  last_message_id: string | null;
  last_message_at: Date | null;
  /** When the member was last reminded of what is unread in it. */
  reminded_at: Date | null;
}

export type StoredMessageType = 'text' | 'photo' | 'gift' | 'system';

export interface MessagesTable {
  id: string;
  conversation_id: string;
  seq: number;
  /** null for what the system says. */
  sender_id: string | null;
  client_id: string | null;
  type: StoredMessageType;
  text: string | null;
  /** That of the text; null where it isn't known, as of texts that were stored before it was looked for. */
  language: ColumnType<Language | null, Language | null | undefined, never>;
  photo_id: string | null;
  gift_id: string | null;
  /** The message of the same conversation that it answers; that one may be gone. */
  reply_to: string | null;
  /** What the receiver reacted with. */
  reaction: ColumnType<Reaction | null, never, Reaction | null>;
  /** Credits. */
  cost: Generated<number>;
  /** Waits until its sender's address is confirmed. */
  held: Generated<boolean>;
  /** The members who no longer see it. */
  deleted_by: Generated<string[]>;
  sent_at: Date;
  read_at: Date | null;
  /** Whether its sender learns that: both had read receipts on when it was read. */
  read_told: Generated<boolean>;
}

export interface MemberEventHeadsTable {
  member_id: string;
  seq: number;
}

export interface MemberEventsTable {
  member_id: string;
  seq: number;
  name: string;
  data: ColumnType<unknown, string, string>;
  created_at: Generated<Date>;
}
