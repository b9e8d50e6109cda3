import { orderStatusAfter } from '@vela/domain/payments';
import type { AppContext } from '../core/context';
import type { Tx } from '../db/database';
import { transact } from '../db/transact';
import { appendEvents } from '../events/append-events';
import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';
import { lockMembers } from '../members/lock-members';
import { refreshPremium } from '../orders/refresh-premium';
import { startRefund } from '../orders/start-refund';
import { findReturnable, presentReturn, type Returnable } from './find-returnable';
import { removeFromLot } from '../credits/remove-from-lot';

/** Withdraws: what is unused goes out of the ledger, its money on its way back, and with the last purchase premium. */
export const returnCredits: Handler<'returnCredits'> = async ({ context, site, session, body, now }) => {
  const { memberId } = session;
  const result = await transact(context.db, async (tx) => {
    await lockMembers(tx, [memberId]);
    const purchases = await findReturnable(tx, { memberId, paymentId: body.payment_id, site, now });
    if (purchases.length === 0) throw new Failure('nothing_to_refund');
    for (const purchase of purchases) await returnPurchase(context, tx, { purchase, now });
    await refreshPremium(tx, memberId);
    await appendEvents(tx, [
      { memberId, name: 'credits', data: {} },
      { memberId, name: 'user', data: {} },
    ]);
    return presentReturn(purchases);
  });
  return { result };
};

async function returnPurchase(
  context: AppContext,
  tx: Tx,
  { purchase: { order, unused, money }, now }: { purchase: Returnable; now: Date },
): Promise<void> {
  const { payment_id: paymentId, member_id: memberId } = order;
  await removeFromLot(tx, { memberId, paymentId, kind: 'return', now });
  await startRefund(context, tx, { order, credits: unused, amount: money.amount, now });
  const status = orderStatusAfter(order.status, 'returned');
  await tx.updateTable('orders').set({ status }).where('payment_id', '=', paymentId).execute();
}
