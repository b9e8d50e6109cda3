import type { Db } from '../db/database';
import type { Viewer } from '../members/viewer';
import { visibleTo } from '../members/visible-to';

/** Whether a member still has a conversation, with someone it may see. */
export async function isOpenFor(
  db: Db,
  { viewer, conversationId }: { viewer: Viewer & { memberId: string }; conversationId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('conversation_members as own')
    .innerJoin('members', 'members.id', 'own.other_id')
    .innerJoin('profiles', 'profiles.member_id', 'own.other_id')
    .select('own.member_id')
    .where('own.member_id', '=', viewer.memberId)
    .where('own.conversation_id', '=', conversationId)
    .where('own.last_message_id', 'is not', null)
    .where(visibleTo(viewer, { invisible: 'shown' }))
    .executeTakeFirst();
  return row !== undefined;
}
