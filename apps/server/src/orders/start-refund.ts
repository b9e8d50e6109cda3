import type { AppContext } from '../core/context';
import type { Tx } from '../db/database';
import type { OrderRow } from './order-rows';
import { queueRefundMail } from './queue-order-mail';

interface NewRefund {
  order: OrderRow;
  /** The credits it is for. */
  credits: number;
  /** The amount in the order's minor units. */
  amount: number;
  now: Date;
}

/** Writes down money that goes back and has it sent: a crash in between loses neither. */
export async function startRefund(
  { jobs, random }: Pick<AppContext, 'jobs' | 'random'>,
  tx: Tx,
  { order, credits, amount, now }: NewRefund,
): Promise<void> {
  await tx
    .insertInto('refunds')
    .values({
      payment_id: order.payment_id,
      member_id: order.member_id,
      credits,
      amount,
      currency: order.currency,
      created_at: now,
    })
    .execute();
  await queueRefundMail({ jobs, random }, tx, { order, credits, amount, now });
  if (amount > 0) await jobs.add(tx, 'payment.refund', { paymentId: order.payment_id });
}
