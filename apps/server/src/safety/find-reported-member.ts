import type { Db } from '../db/database';
import type { ReportsTable } from '../db/safety-tables';
import type { Viewer } from '../core/viewer';
import { knownTo } from '../members/visible-to';
import { hasSavedContact } from './blocked-contacts';

interface Reported extends Pick<ReportsTable, 'subject_kind' | 'subject_id'> {
  viewer: Viewer;
}

/**
 * The member that a report is about; null for what the reporter can't know of, so that a report reveals
 * nothing. A visitor knows the members that are shown to visitors. A member may report somebody it has
 * blocked, because people often block first, but not one whose block came back with an address. After a like or a conversation, a member that is hidden by its
 * own block may still be reported for a while; otherwise a threat couldn't be reported when its author blocks
 * afterwards.
 */
export async function findReportedMember(db: Db, reported: Reported): Promise<string | null> {
  const { viewer, subject_kind: kind, subject_id: id } = reported;
  if (kind === 'message') return findSender(db, { viewer, messageId: id });
  const memberId = kind === 'profile' ? id : await findOwner(db, id);
  if (memberId === null) return null;
  return (await isKnown(db, { viewer, memberId })) ? memberId : null;
}

async function findOwner(db: Db, photoId: string): Promise<string | null> {
  const row = await db
    .selectFrom('photos')
    .select('member_id')
    .where('id', '=', photoId)
    .where('purpose', '=', 'profile')
    .executeTakeFirst();
  return row?.member_id ?? null;
}

/** The member that wrote a message to the reporter, visible or not by now. */
async function findSender(
  db: Db,
  { viewer, messageId }: { viewer: Viewer; messageId: string },
): Promise<string | null> {
  const row = await db
    .selectFrom('messages')
    .innerJoin('conversation_members as own', 'own.conversation_id', 'messages.conversation_id')
    .select('messages.sender_id')
    .where('messages.id', '=', messageId)
    .where('messages.held', '=', false)
    .where('own.member_id', '=', viewer.memberId)
    .whereRef('messages.sender_id', '=', 'own.other_id')
    .executeTakeFirst();
  return row?.sender_id ?? null;
}

async function isKnown(db: Db, { viewer, memberId }: { viewer: Viewer; memberId: string }): Promise<boolean> {
  const seen = await db
    .selectFrom('members')
    .innerJoin('profiles', 'profiles.member_id', 'members.id')
    .select('members.id')
    .where('members.id', '=', memberId)
    .where(knownTo(viewer))
    .executeTakeFirst();
  if (seen) return true;
  const blocked = await db
    .selectFrom('blocks')
    .select('blocked_id')
    .where('blocker_id', '=', viewer.memberId)
    .where('blocked_id', '=', memberId)
    .where('restored', '=', false)
    .executeTakeFirst();
  return blocked !== undefined || hasSavedContact(db, { viewer, memberId });
}
