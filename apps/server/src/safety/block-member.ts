import { showsBlock } from '@vela/domain/members';
import { sql } from 'kysely';
import { deleteConversationBetween } from '../chat/delete-conversation-between';
import type { Tx } from '../db/database';
import { transact } from '../db/transact';
import { appendEvents } from '../events/append-events';
import type { StoredEvent } from '../events/stored-event';
import { Failure } from '../core/failure';
import type { Call, Handler } from '../core/handler';
import type { SessionMember } from '../core/session-member';
import { lockActing } from '../members/lock-acting';
import { viewerOf, type Viewer } from '../core/viewer';
import { hadContact, knownTo } from '../members/visible-to';
import { recordSecurityEvent } from '../security/record-security-event';
import { hasSavedContact, isNotifiedOf, saveContact } from './blocked-contacts';

interface Block {
  blockerId: string;
  blockedId: string;
}

/** Both are held meanwhile, so that nothing of one reaches the other after the block, and nothing before it is missed. */
export const blockMember: Handler<'blockMember'> = async (call) => {
  const { context, session, body } = call;
  await transact(context.db, async (tx) => {
    // It fails for a session that ended meanwhile, as that of somebody else's account does when its owner
    // comes.
    await lockActing(tx, session, [body.profile_id]);
    if (!(await blockLocked(tx, { call, blockedId: body.profile_id }))) throw new Failure('not_found');
  });
  return { result: {} };
};

interface Blocking {
  /** Who calls is the one who blocks. */
  call: Pick<Call, 'context' | 'site' | 'client' | 'now'> & { session: SessionMember };
  blockedId: string;
}

/**
 * Blocks a member; both are locked. Returns whether a block by the caller stands in the end: not of a member that the caller can't
 * meet anyway.
 */
export async function blockLocked(tx: Tx, { call, blockedId }: Blocking): Promise<boolean> {
  const { context, site, session, client, now } = call;
  const block = { blockerId: session.memberId, blockedId };
  if (await isBlocked(tx, block)) return true;
  const viewer = viewerOf(call);
  const contact = await findContact(tx, { viewer, ...block });
  if (contact === null) return false;
  const { hadContact } = contact;
  await tx
    .insertInto('blocks')
    .values({
      blocker_id: block.blockerId,
      blocked_id: block.blockedId,
      had_contact: hadContact,
      blocked_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['blocker_id', 'blocked_id'])
        .doUpdateSet({ restored: false, had_contact: hadContact, blocked_at: now }),
    )
    .execute();
  const event = { kind: 'block', siteId: site.id, memberId: session.memberId } as const;
  await recordSecurityEvent(context, tx, { ...event, address: client.address, now });
  const isNotified = hadContact && !(await isNotifiedOf(tx, { ...block, now }));
  if (hadContact || contact.hasLike) await saveContact(tx, { ...block, hadContact, now });
  await deleteLikesBetween(tx, block);
  await deletePhotoAccessBetween(tx, block);
  const deleted = await deleteConversationBetween(tx, { memberIds: [block.blockerId, block.blockedId] });
  await appendEvents(tx, [...deleted, ...(await eventsOf(tx, { ...block, viewer, hadContact: isNotified }))]);
  return true;
}

/** One that came back with an address counts for nothing: its maker would learn from the answer whose account this is. */
async function isBlocked(tx: Tx, { blockerId, blockedId }: Block): Promise<boolean> {
  const row = await tx
    .selectFrom('blocks')
    .select('blocker_id')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .where('restored', '=', false)
    .executeTakeFirst();
  return row !== undefined;
}

interface Contact {
  /** Whether the blocked one knows of a like or a conversation with the blocker. */
  hadContact: boolean;
  /** Whether either likes the other. */
  hasLike: boolean;
}

/**
 * What the two had to do with each other; null for a member the blocker can't meet anyway. One
 * with a conversation can be met again, also where it blocks the blocker or is leaving just now: both can be undone.
 */
async function findContact(
  tx: Tx,
  { viewer, blockerId, blockedId }: Block & { viewer: Viewer },
): Promise<Contact | null> {
  const row = await tx
    .selectFrom('members')
    .innerJoin('profiles', 'profiles.member_id', 'members.id')
    .select([hadContact(blockerId).as('hadContact'), knownTo(viewer).as('isKnown')])
    .select(
      sql<boolean>`exists (
        select from likes
        where (likes.member_id = ${blockerId} and likes.liked_id = members.id)
          or (likes.member_id = members.id and likes.liked_id = ${blockerId})
      )`.as('hasLike'),
    )
    .where('members.id', '=', blockedId)
    .executeTakeFirst();
  if (!row) return null;
  const { isKnown, ...contact } = row;
  if (isKnown || (await hasConversation(tx, { blockerId, blockedId }))) return contact;
  if (!(await hasSavedContact(tx, { viewer, memberId: blockedId }))) return null;
  // What the blocked one knew at the earlier block, it knows still, and no more.
  const ofBlocked = { viewer: { ...viewer, memberId: blockedId }, memberId: blockerId };
  return { ...contact, hadContact: await hasSavedContact(tx, ofBlocked) };
}

async function hasConversation(tx: Tx, { blockerId, blockedId }: Block): Promise<boolean> {
  const row = await tx
    .selectFrom('conversation_members')
    .select('conversation_id')
    .where('member_id', '=', blockerId)
    .where('other_id', '=', blockedId)
    .where('last_message_id', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

async function deleteLikesBetween(tx: Tx, { blockerId, blockedId }: Block): Promise<void> {
  await sql`
    delete from likes
    where (member_id = ${blockerId} and liked_id = ${blockedId})
      or (member_id = ${blockedId} and liked_id = ${blockerId})
  `.execute(tx);
}

async function deletePhotoAccessBetween(tx: Tx, { blockerId, blockedId }: Block): Promise<void> {
  await sql`
    delete from photo_access
    where (owner_id = ${blockerId} and viewer_id = ${blockedId})
      or (owner_id = ${blockedId} and viewer_id = ${blockerId})
  `.execute(tx);
}

/** The blocker's other windows; the blocked one only where its page would say so, too, since it would otherwise reveal the block, and once a day. */
async function eventsOf(
  tx: Tx,
  { blockerId, blockedId, viewer, hadContact }: Block & { viewer: Viewer; hadContact: boolean },
): Promise<StoredEvent[]> {
  const toBlocker: StoredEvent = {
    memberId: blockerId,
    name: 'blocked',
    data: { profile_id: blockedId },
  };
  const toBlocked: StoredEvent = { memberId: blockedId, name: 'blocked', data: { profile_id: blockerId } };
  const blocker = await tx
    .selectFrom('members')
    .innerJoin('profiles', 'profiles.member_id', 'members.id')
    .select([
      'members.status',
      'members.invisible',
      'members.shown_to_visitors as shownToVisitors',
      'profiles.status as profileStatus',
      'profiles.pool',
    ])
    .where('members.id', '=', blockerId)
    .executeTakeFirstOrThrow();
  // Both are of one pool: else there was nobody to block.
  const by = { member: true, pool: viewer.pool };
  return showsBlock({ ...blocker, pool: blocker.pool ?? '' }, { by, hadContact })
    ? [toBlocker, toBlocked]
    : [toBlocker];
}
