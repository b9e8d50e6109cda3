import { sql } from 'kysely';
import type { Db } from '../db/database';
import type { Viewer } from '../members/viewer';
import { visibleTo } from '../members/visible-to';
import { isSeenBy } from './find-messages';
import { MESSAGE_COLUMNS, type MessageRow } from './message-row';

/** A message as long as one of its two still sees it, and the other; `num_unread` is the conversation's. */
export async function findMessageFor(
  db: Db,
  { viewer, messageId }: { viewer: Viewer & { memberId: string }; messageId: string },
): Promise<(MessageRow & { num_unread: number }) | null> {
  const row = await db
    .selectFrom('messages')
    .innerJoin('conversation_members as own', 'own.conversation_id', 'messages.conversation_id')
    .innerJoin('members', 'members.id', 'own.other_id')
    .innerJoin('profiles', 'profiles.member_id', 'own.other_id')
    .select(MESSAGE_COLUMNS)
    .select('own.num_unread')
    .where('messages.id', '=', messageId)
    .where('own.member_id', '=', viewer.memberId)
    .where(sql<boolean>`messages.seq > own.cleared_seq`)
    .where(isSeenBy(viewer.memberId))
    .where(visibleTo(viewer, { invisible: 'shown' }))
    .executeTakeFirst();
  return row ?? null;
}
