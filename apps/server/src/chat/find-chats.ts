import { sql } from 'kysely';
import type { Db } from '../db/database';
import type { Viewer } from '../members/viewer';
import { visibleTo } from '../members/visible-to';
import type { ListPlace } from './list-place';
import { MESSAGE_COLUMNS, type MessageRow } from './message-row';

/** An entry of a conversation list with its last message. */
export interface ChatRow extends MessageRow {
  other_id: string;
  num_unread: number;
  last_message_at: Date | null;
  /** Of all the viewer's conversations together; the same in every row. */
  all_unread: string | null;
}

interface Asked {
  viewer: Viewer & { memberId: string };
  before: ListPlace | null;
  limit: number;
}

/** A member's conversations with something to see, the newest first; whether each other one may be seen is still to be asked. */
export async function findChats(db: Db, { viewer, before, limit }: Asked): Promise<ChatRow[]> {
  let query = db
    .selectFrom('conversation_members as own')
    .innerJoin('messages', 'messages.id', 'own.last_message_id')
    .select(MESSAGE_COLUMNS)
    .select(['own.other_id', 'own.num_unread', 'own.last_message_at'])
    // Of all conversations and not of one of them: looked for once, on the way.
    .select(selectUnread(db, viewer).as('all_unread'))
    .where('own.member_id', '=', viewer.memberId)
    .where('own.last_message_id', 'is not', null)
    .orderBy('own.last_message_at', 'desc')
    .orderBy('own.conversation_id', 'desc')
    .limit(limit);
  if (before) {
    query = query.where(
      sql<boolean>`(own.last_message_at, own.conversation_id) < (${before.lastMessageAt}, ${before.id})`,
    );
  }
  return query.execute();
}

/** The unread messages of all conversations with members whom one may see. */
export async function countUnread(db: Db, viewer: Viewer & { memberId: string }): Promise<number> {
  const { count } = await selectUnread(db, viewer).executeTakeFirstOrThrow();
  return Number(count);
}

function selectUnread(db: Db, viewer: Viewer & { memberId: string }) {
  return db
    .selectFrom('conversation_members as unread')
    .innerJoin('members', 'members.id', 'unread.other_id')
    .innerJoin('profiles', 'profiles.member_id', 'unread.other_id')
    .select((is) => is.fn.coalesce(is.fn.sum<string>('unread.num_unread'), sql<string>`0`).as('count'))
    .where('unread.member_id', '=', viewer.memberId)
    .where(sql<boolean>`unread.num_unread > 0`)
    .where(visibleTo(viewer, { invisible: 'shown' }));
}
