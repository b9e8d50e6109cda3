import { debtOfReversal } from '@vela/domain/credits';
import type { OrderStatus } from '@vela/domain/payments';
import { removeFromLot } from '../credits/remove-from-lot';
import type { Tx } from '../db/database';
import type { OrderRow } from './order-rows';
import { refreshPremium } from './refresh-premium';

interface Reversal {
  order: OrderRow;
  status: OrderStatus;
  now: Date;
}

/**
 * Takes a payment back that the payer or the bank has, with the member held: what is unused of its credits goes, what
 * was spent is owed. An order that was never credited owes nothing, nor does one of a person whose account is another's now.
 */
export async function reverseOrder(tx: Tx, { order, status, now }: Reversal): Promise<void> {
  const { payment_id, member_id } = order;
  if (order.completed_at && !order.left_behind) {
    const { removed } = await removeFromLot(tx, {
      memberId: member_id,
      paymentId: payment_id,
      kind: 'reversal',
      now,
    });
    const returned = await findReturned(tx, payment_id);
    const owed = debtOfReversal({ credits: order.credits, returned, unused: removed });
    if (owed > 0) {
      await tx
        .insertInto('credit_debts')
        .values({ payment_id, member_id, credits: owed, remaining: owed, created_at: now })
        .execute();
    }
  }
  await tx.updateTable('orders').set({ status }).where('payment_id', '=', payment_id).execute();
  await refreshPremium(tx, member_id);
}

async function findReturned(tx: Tx, paymentId: string): Promise<number> {
  const refund = await tx
    .selectFrom('refunds')
    .select('credits')
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return refund?.credits ?? 0;
}
