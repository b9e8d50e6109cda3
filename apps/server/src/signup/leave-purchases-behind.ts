import { leaveOrdersBehind } from '../accounts/leave-orders-behind';
import { removeFromLot } from '../credits/remove-from-lot';
import type { Tx } from '../db/database';

interface Leaving {
  memberId: string;
  now: Date;
}

/**
 * Separates an account from all that the person who signed up ordered, since the one who paid can still take it back: what is unused of
 * these purchases leaves the ledger, what is owed for earlier ones is written off, and a later reversal of one
 * changes its order alone. The member is locked, and no longer premium.
 */
export async function leavePurchasesBehind(tx: Tx, { memberId, now }: Leaving): Promise<void> {
  await leaveOrdersBehind(tx, memberId);
  await tx.updateTable('orders').set({ left_behind: true }).where('member_id', '=', memberId).execute();
  await tx.updateTable('credit_debts').set({ remaining: 0 }).where('member_id', '=', memberId).execute();
  for (const paymentId of await findOpenLots(tx, memberId))
    await removeFromLot(tx, { memberId, paymentId, kind: 'reversal', now });
}

/** The payments of which something is unused, the oldest first. */
async function findOpenLots(tx: Tx, memberId: string): Promise<string[]> {
  const lots = await tx
    .selectFrom('credit_lots')
    .select('payment_id')
    .where('member_id', '=', memberId)
    .where('payment_id', 'is not', null)
    .where('remaining', '>', 0)
    .orderBy('seq')
    .execute();
  return lots.flatMap(({ payment_id: paymentId }) => paymentId ?? []);
}
