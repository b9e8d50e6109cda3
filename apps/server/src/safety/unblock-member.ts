import { deleteBlockMark } from '../accounts/block-mark';
import type { Handler } from '../core/handler';
import { transact } from '../db/transact';
import { lockMember } from '../members/lock-member';
import { requireLiveSession } from '../sessions/sessions';

/**
 * It also works for a member who is deleted or hidden by now: a block may always be removed. One that had been put on an earlier
 * account of the same address is removed with its mark, or it would come back with the next one.
 */
export const unblockMember: Handler<'unblockMember'> = async ({ context, session, body }) => {
  await transact(context.db, async (tx) => {
    const { memberId: blockerId } = session;
    await lockMember(tx, blockerId);
    await requireLiveSession(tx, session);
    const blocked = await tx
      .deleteFrom('blocks')
      .using('members')
      .whereRef('members.id', '=', 'blocks.blocked_id')
      .where('blocks.blocker_id', '=', blockerId)
      .where('blocks.blocked_id', '=', body.profile_id)
      .where('blocks.restored', '=', false)
      .returning('members.email_canonical as email')
      .executeTakeFirst();
    if (blocked) await deleteBlockMark(context, tx, { blockerId, email: blocked.email });
  });
  return { result: {} };
};
