import { likesBackByItself } from '@vela/domain/likes';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/database';
import { transact } from '../db/transact';
import type { AppContext } from '../core/context';
import type { Handler } from '../core/handler';
import { lockMembers } from '../members/lock-members';
import { presentProfiles } from '../profile/present-profiles';
import { viewerOf } from '../core/viewer';
import { findUnansweredFictional, unseenMatch, type MemberViewer } from './find-unseen-match';
import { saveLike } from './save-like';
import { likePairOf } from './like-pair-of';

/**
 * What it gives is either the like of a real member who answered the caller's own, or that of a profile marked
 * fictional: nobody's heart is given away by a machine.
 */
export const autoLike: Handler<'autoLike'> = async (call) => {
  const { context, session } = call;
  const viewer = { ...viewerOf(call), memberId: session.memberId };
  const id = (await claimUnseenMatch(context.db, viewer)) ?? (await answerAsFictional(context, viewer));
  if (id === null) return { result: { profile: null } };
  const profiles = await presentProfiles(context, { viewer, ids: [id], invisible: 'shown' });
  return { result: { profile: profiles.get(id) ?? null } };
};

/**
 * Returns the oldest match that wasn't announced to the member and marks it as announced, in one statement so
 * that each is returned once.
 */
async function claimUnseenMatch(db: Db, viewer: MemberViewer): Promise<string | null> {
  const { rows } = await sql<{ liked_id: string }>`
    update likes set match_shown = true
    where member_id = ${viewer.memberId} and not match_shown
      and liked_id = (${unseenMatch(viewer)} for update of own)
    returning liked_id`.execute(db);
  return rows[0]?.liked_id ?? null;
}

/** A fictional profile that the member likes likes back. */
async function answerAsFictional(context: AppContext, viewer: MemberViewer): Promise<string | null> {
  const fictionalId = await findUnansweredFictional(context.db, viewer);
  if (fictionalId === null) return null;
  const two = { memberId: fictionalId, otherId: viewer.memberId };
  return transact(context.db, async (tx) => {
    await lockMembers(tx, [two.memberId, two.otherId]);
    const before = await likePairOf(tx, two);
    // Meanwhile another device showed it, the member removed the like, or the profile is no longer marked.
    if (!likesBackByItself({ fictional: await isFictional(tx, fictionalId), pair: before })) return null;
    await saveLike(context, tx, { ...two, before, now: viewer.now });
    await tx
      .updateTable('likes')
      .set({ match_shown: true })
      .where('member_id', '=', two.otherId)
      .where('liked_id', '=', two.memberId)
      .execute();
    return fictionalId;
  });
}

/** Asked once more where it matters: a like of a real person is nothing to give away. */
async function isFictional(tx: Tx, memberId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('profiles')
    .select('fictional')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.fictional === true;
}
