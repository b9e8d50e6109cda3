import { canUndoSwipe } from '@vela/domain/likes';
import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';
import { viewerOf } from '../core/viewer';
import type { Tx } from '../db/database';
import { transact } from '../db/transact';
import type { Two } from '../likes/like-pair-of';
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
      .select('swiped_at')
      .where('member_id', '=', memberId)
      .where('swiped_id', '=', body.profile_id)
      .executeTakeFirst();
    if (swipe) {
      const isLast = !(await hasLater(tx, { memberId, at: swipe.swiped_at }));
      if (!isLast || !canUndoSwipe(swipe.swiped_at, now)) throw new Failure('undo_over');
      await takeBack(tx, { memberId, otherId: body.profile_id });
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

/** Of a pass there is no like to take back. */
async function takeBack(tx: Tx, { memberId, otherId }: Two): Promise<void> {
  await tx.deleteFrom('swipes').where('member_id', '=', memberId).where('swiped_id', '=', otherId).execute();
  await tx.deleteFrom('likes').where('member_id', '=', memberId).where('liked_id', '=', otherId).execute();
}
