import type { SwipeChoice } from '@vela/domain/likes';
import { transact } from '../db/transact';
import { consumeLimit } from '../core/consume-limit';
import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';
import { viewerOf } from '../core/viewer';
import type { Tx } from '../db/database';
import { likePairOf, type Two } from '../likes/like-pair-of';
import { requireVisible } from '../members/require-visible';
import { saveLike } from '../likes/save-like';
import { lockActing } from '../members/lock-acting';
import { likesLeft } from './likes-left';

/** Both members are held meanwhile: two devices at once give no like too many, and of two likes one makes the match. */
export const swipeMember: Handler<'swipeMember'> = async (call) => {
  const { context, session, body, now } = call;
  const viewer = { ...viewerOf(call), memberId: session.memberId };
  const two = { memberId: session.memberId, otherId: body.profile_id };
  if (body.choice === 'like')
    await consumeLimit(context, 'like', { site: call.site, address: call.client.address, session });
  return transact(context.db, async (tx) => {
    await lockActing(tx, session, [two.otherId]);
    await requireVisible(tx, { viewer, id: two.otherId });
    const before = await likePairOf(tx, two);
    // Liked elsewhere, or on another device: it costs nothing, and a pass takes no like back.
    if (!before.like) {
      const { likes_left: left, likedIds } = await likesLeft(tx, viewer);
      // One of today's that was taken back elsewhere stays one of today's, whatever is chosen now.
      const isCounted = likedIds.includes(two.otherId);
      if (body.choice === 'like' && left === 0 && !isCounted) throw new Failure('no_likes_left');
      if (!isCounted) await saveSwipe(tx, { ...two, choice: body.choice, now });
    }
    const match =
      body.choice === 'like'
        ? await saveLike(context, tx, { ...two, before, now })
        : before.like && before.likedBy;
    const { likedIds: _, ...left } = await likesLeft(tx, viewer);
    return { result: { match, ...left } };
  });
};

interface Swipe extends Two {
  choice: SwipeChoice;
  now: Date;
}

async function saveSwipe(tx: Tx, { memberId, otherId, choice, now }: Swipe): Promise<void> {
  await tx
    .insertInto('swipes')
    .values({ member_id: memberId, swiped_id: otherId, choice, swiped_at: now })
    .onConflict((found) => found.columns(['member_id', 'swiped_id']).doUpdateSet({ choice, swiped_at: now }))
    .execute();
}
