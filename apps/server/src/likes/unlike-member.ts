import { transact } from '../db/transact';
import type { Handler } from '../core/handler';
import { lockMembers } from '../members/lock-members';
import { viewerOf } from '../core/viewer';
import { requireVisible } from '../members/require-visible';

/** The other's own like stays, so that a like given again makes the match again. */
export const unlikeMember: Handler<'unlikeMember'> = async (call) => {
  const { context, session, body } = call;
  await transact(context.db, async (tx) => {
    await lockMembers(tx, [session.memberId, body.profile_id]);
    await requireVisible(tx, { viewer: viewerOf(call), id: body.profile_id });
    await tx
      .deleteFrom('likes')
      .where('member_id', '=', session.memberId)
      .where('liked_id', '=', body.profile_id)
      .execute();
  });
  return { result: { like: false, match: false } };
};
