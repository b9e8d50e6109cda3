import type { Handler } from '../core/handler';
import { transact } from '../db/transact';
import { lockActing } from '../members/lock-acting';

export const deleteWishes: Handler<'deleteWishes'> = async ({ context, session }) => {
  await transact(context.db, async (tx) => {
    await lockActing(tx, session);
    await tx.deleteFrom('wishes').where('member_id', '=', session.memberId).execute();
  });
  return { result: {} };
};
