import { type OrderStatus, orderStatusAfter } from '@vela/domain/payments';
import type { PaymentNotice } from '../core/payments-port';
import type { AppContext } from '../core/context';
import type { Tx } from '../db/database';
import { transact } from '../db/transact';
import { appendEvents } from '../events/append-events';
import { lockMembers } from '../members/lock-members';
import { completeOrder } from './complete-order';
import { selectOrders, totalOf, type OrderRow } from './order-rows';
import { reverseOrder } from './reverse-order';

export interface Settling {
  /** Who says so. */
  provider: string;
  notice: PaymentNotice;
  now: Date;
}

/**
 * Does what a provider's notice means for its order, once, however often and in whatever order notices come; all of it
 * in one transaction. Gives the order's status then; null for a payment that is none of ours.
 */
export async function settlePayment(context: AppContext, settling: Settling): Promise<OrderStatus | null> {
  return transact(context.db, async (tx) => {
    const order = await lockOrder(tx, settling);
    if (!order) return null;
    if (!(await isNews(tx, settling))) return order.status;
    const status = orderStatusAfter(order.status, settling.notice.outcome);
    if (status === order.status) return status;
    return apply(context, tx, { order, status, settling });
  });
}

/** Returns the order once its member is locked: every change of an order locks its member. */
async function lockOrder(tx: Tx, { provider, notice }: Settling): Promise<OrderRow | null> {
  const { paymentId } = notice;
  const owner = await tx
    .selectFrom('orders')
    .select('member_id')
    .where('payment_id', '=', paymentId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  if (!owner) return null;
  await lockMembers(tx, [owner.member_id]);
  const order = await selectOrders(tx).where('payment_id', '=', paymentId).executeTakeFirst();
  return order ?? null;
}

async function isNews(tx: Tx, { notice, now }: Settling): Promise<boolean> {
  const row = await tx
    .insertInto('payment_notices')
    .values({ payment_id: notice.paymentId, kind: notice.outcome, received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('kind')
    .executeTakeFirst();
  return row !== undefined;
}

interface Change {
  order: OrderRow;
  status: OrderStatus;
  settling: Settling;
}

async function apply(
  context: AppContext,
  tx: Tx,
  { order, status, settling: { notice, now } }: Change,
): Promise<OrderStatus> {
  if (status === 'completed') return complete(context, tx, { order, notice, now });
  if (status === 'reversed') {
    await reverseOrder(context, tx, { order, status, now });
    await notifyMember(tx, order);
    return status;
  }
  await tx.updateTable('orders').set({ status }).where('payment_id', '=', order.payment_id).execute();
  return status;
}

async function complete(
  context: AppContext,
  tx: Tx,
  { order, notice, now }: { order: OrderRow; notice: PaymentNotice; now: Date },
): Promise<OrderStatus> {
  const { amount, currency } = notice.amount;
  const total = totalOf(order);
  // An error makes the provider send it again until an operator has looked into it.
  if (amount !== total.amount || currency !== total.currency)
    throw new Error(`Payment ${order.payment_id} is of ${amount} ${currency}, which is not what was ordered`);
  const status = await completeOrder(context, tx, { order, notice, now });
  await notifyMember(tx, order);
  return status;
}

async function notifyMember(tx: Tx, { member_id: memberId }: OrderRow): Promise<void> {
  await appendEvents(tx, [
    { memberId, name: 'credits', data: {} },
    { memberId, name: 'user', data: {} },
  ]);
}
