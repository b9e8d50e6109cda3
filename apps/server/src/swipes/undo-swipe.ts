import { canUndoSwipe } from '@vela/domain/likes';
import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';
import { viewerOf } from '../core/viewer';
import type { Tx } from '../db/database';
import { transact } from '../db/transact';
import { likePairOf, type Two } from '../likes/like-pair-of';
import { lockActing } from '../members/lock-acting';
import { likesLeft } from './likes-left';

/** The other may be gone or hidden since: a like that was given is taken back all the same. */
export const undoSwipe: Handler<'undoSwipe'> = async (call) => {
  const { context, session, body, now } = call;
  const { memberId } = session;
  return transact(context.db, async (tx) => {
    await lockActing(tx, session, [body.profile_id]);
    const swipe = await tx
      .selectFrom('swipes')
      .select(['swiped_at', 'choice'])
      .where('member_id', '=', memberId)
      .where('swiped_id', '=', body.profile_id)
      .executeTakeFirst();
    if (swipe) {
      const isLast = !(await hasLater(tx, { memberId, at: swipe.swiped_at }));
      if (!isLast || !canUndoSwipe(swipe.swiped_at, now)) throw new Failure('undo_over');
      const two = { memberId, otherId: body.profile_id };
      if (swipe.choice === 'like') await takeLikeBack(tx, two);
      await deleteSwipe(tx, two);
    }
    const { likedIds: _, ...left } = await likesLeft(tx, { ...viewerOf(call), memberId });
    return { result: left };
  });
};

async function hasLater(tx: Tx, { memberId, at }: { memberId: string; at: Date }): Promise<boolean> {
  const later = await tx
    .selectFrom('swipes')
    .select('swiped_id')
    .where('member_id', '=', memberId)
    .where('swiped_at', '>', at)
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}

/** A match isn't undone: the other was notified, and both may have written. Throws Failure `undo_over`. */
async function takeLikeBack(tx: Tx, { memberId, otherId }: Two): Promise<void> {
  const { likedBy } = await likePairOf(tx, { memberId, otherId });
  if (likedBy) throw new Failure('undo_over');
  await tx.deleteFrom('likes').where('member_id', '=', memberId).where('liked_id', '=', otherId).execute();
}

async function deleteSwipe(tx: Tx, { memberId, otherId }: Two): Promise<void> {
  await tx.deleteFrom('swipes').where('member_id', '=', memberId).where('swiped_id', '=', otherId).execute();
}
