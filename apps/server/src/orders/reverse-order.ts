import { debtOfReversal } from '@vela/domain/credits';
import type { OrderStatus } from '@vela/domain/payments';
import type { AppContext } from '../core/context';
import { removeFromLot } from '../credits/remove-from-lot';
import type { Tx } from '../db/database';
import { recordSecurityEvent } from '../security/record-security-event';
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
export async function reverseOrder(
  context: Pick<AppContext, 'fingerprint' | 'log' | 'random'>,
  tx: Tx,
  { order, status, now }: Reversal,
): Promise<void> {
  const { payment_id, member_id } = order;
  const refund = await findRefund(tx, payment_id);
  if (order.completed_at && !order.left_behind) {
    const { removed } = await removeFromLot(tx, {
      memberId: member_id,
      paymentId: payment_id,
      kind: 'reversal',
      now,
    });
    const owed = debtOfReversal({ credits: order.credits, returned: refund?.credits ?? 0, unused: removed });
    if (owed > 0) {
      await tx
        .insertInto('credit_debts')
        .values({ payment_id, member_id, credits: owed, remaining: owed, created_at: now })
        .execute();
    }
  }
  if (refund?.sent_at) await reportTwice(context, tx, { order, amount: refund.amount, now });
  await tx.updateTable('orders').set({ status }).where('payment_id', '=', payment_id).execute();
  await refreshPremium(tx, member_id);
}

/**
 * Notifies the operators of money that has gone back twice, by its refund and by its reversal: credits can't make up for it, so it
 * is theirs to claim.
 */
async function reportTwice(
  context: Pick<AppContext, 'fingerprint' | 'log' | 'random'>,
  tx: Tx,
  { order, amount, now }: { order: OrderRow; amount: number; now: Date },
): Promise<void> {
  const { payment_id: payment, member_id: memberId, site_id: siteId, provider, currency } = order;
  const event = { kind: 'reversal_after_refund', siteId, memberId, address: null, now } as const;
  await recordSecurityEvent(context, tx, event);
  context.log.warn({ provider, payment, amount, currency }, 'a payment was reversed after its refund');
}

async function findRefund(tx: Tx, paymentId: string) {
  return tx
    .selectFrom('refunds')
    .select(['credits', 'amount', 'sent_at'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
}
