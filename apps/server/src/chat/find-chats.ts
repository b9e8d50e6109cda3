import { sql } from 'kysely';
import type { Db, Tx } from '../db/database';
import { prepare, type Slots } from '../db/prepare';
import type { Viewer } from '../core/viewer';
import { isErased } from '../members/is-erased';
import { visibleTo } from '../members/visible-to';
import type { ListPlace } from './list-place';
import { MESSAGE_COLUMNS, type MessageRow } from './message-row';

/** An entry of a conversation list with its last message. */
export interface ChatRow extends MessageRow {
  other_id: string;
  num_unread: number;
  last_message_at: Date | null;
  /** The other member's account was erased. */
  is_erased: boolean;
  /** The count over all the viewer's conversations; the same in every row. */
  all_unread: string | null;
}

interface Asked {
  viewer: Viewer & { memberId: string };
  before: ListPlace | null;
  limit: number;
}

interface ChatValues {
  memberId: string;
  pool: string;
  limit: number;
}

/** A member's conversations with something to see, the newest first; whether each other one may be seen is still to be asked. */
export async function findChats(db: Db, { viewer, before, limit }: Asked): Promise<ChatRow[]> {
  const values = { memberId: viewer.memberId, pool: viewer.pool, limit };
  if (!before) return newestChats(db, values);
  return olderChats(db, { ...values, beforeAt: before.lastMessageAt, beforeId: before.id });
}

const newestChats = prepare<ChatValues, ChatRow>((db, slots) => selectChats(db, slots).compile());

const olderChats = prepare<ChatValues & { beforeAt: Date; beforeId: string }, ChatRow>((db, slots) =>
  selectChats(db, slots)
    .where(sql<boolean>`(own.last_message_at, own.conversation_id) < (${slots.beforeAt}, ${slots.beforeId})`)
    .compile(),
);

function selectChats(db: Db | Tx, { memberId, pool, limit }: Slots<ChatValues>) {
  return (
    db
      .selectFrom('conversation_members as own')
      .innerJoin('messages', 'messages.id', 'own.last_message_id')
      .select(MESSAGE_COLUMNS)
      .select(['own.other_id', 'own.num_unread', 'own.last_message_at'])
      .select(isErased(sql`own.other_id`).as('is_erased'))
      // The count is of all conversations and not of one of them; this query reads it as well.
      .select(selectUnread(db, { memberId, pool }).as('all_unread'))
      .where('own.member_id', '=', memberId)
      .where('own.last_message_id', 'is not', null)
      .orderBy('own.last_message_at', 'desc')
      .orderBy('own.conversation_id', 'desc')
      .limit(limit)
  );
}

/** The unread messages of all conversations with members that the viewer may see, or whose accounts were erased. */
export async function countUnread(db: Db, viewer: Viewer & { memberId: string }): Promise<number> {
  const { count } = await selectUnread(db, viewer).executeTakeFirstOrThrow();
  return Number(count);
}

/** The conversation with the newest unread message, of those that are counted as unread; null for none. */
export async function findUnreadConversation(
  db: Db,
  viewer: Viewer & { memberId: string },
): Promise<string | null> {
  const row = await selectUnreadOf(db, viewer)
    .select('unread.conversation_id')
    .where('unread.last_message_id', 'is not', null)
    .orderBy('unread.last_message_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.conversation_id ?? null;
}

type Counting = { memberId: string; pool: string } | Slots<{ memberId: string; pool: string }>;

function selectUnread(db: Db | Tx, viewer: Counting) {
  return selectUnreadOf(db, viewer).select((is) =>
    is.fn.coalesce(is.fn.sum<string>('unread.num_unread'), sql<string>`0`).as('count'),
  );
}

function selectUnreadOf(db: Db | Tx, viewer: Counting) {
  return db
    .selectFrom('conversation_members as unread')
    .leftJoin('members', 'members.id', 'unread.other_id')
    .leftJoin('profiles', 'profiles.member_id', 'unread.other_id')
    .where('unread.member_id', '=', viewer.memberId)
    .where(sql<boolean>`unread.num_unread > 0`)
    .where(sql<boolean>`(members.id is null or ${visibleTo(viewer, { invisible: 'shown' })})`);
}
