import { transact } from '../db/transact';
import type { Handler } from '../core/handler';
import { lockActing } from '../members/lock-acting';
import { viewerOf } from '../core/viewer';
import { saveLike } from './save-like';
import { likePairOf } from './like-pair-of';
import { requireVisible } from '../members/require-visible';

/** Both members are held meanwhile, so that of two likes at once one makes the match, and a block comes before or after. */
export const likeMember: Handler<'likeMember'> = async (call) => {
  const { context, session, now } = call;
  const two = { memberId: session.memberId, otherId: call.body.profile_id };
  const match = await transact(context.db, async (tx) => {
    await lockActing(tx, session, [two.otherId]);
    await requireVisible(tx, { viewer: viewerOf(call), id: two.otherId });
    return saveLike(context, tx, { ...two, before: await likePairOf(tx, two), now });
  });
  return { result: { like: true, match } };
};
