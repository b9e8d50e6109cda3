import { orderTotal } from '@vela/domain/payments';
import { isWithdrawable, unusedShare } from '@vela/domain/credits';
import type { Money } from '@vela/domain/money';
import type { Db, Tx } from '../db/database';
import { selectOrders, type OrderRow } from '../orders/order-rows';
import { withdrawUntilOf } from '../orders/withdraw-until-of';
import type { Site } from '../core/site';

interface Asked {
  memberId: string;
  /** Limits the search to one payment. */
  paymentId: string | undefined;
  site: Site;
  now: Date;
}

/** A purchase that can still be withdrawn from, with what of it is unused. */
export interface Returnable {
  order: OrderRow;
  unused: number;
  money: Money;
}

/** The member's purchases of which something would go back now, the oldest first. */
export async function findReturnable(
  db: Db | Tx,
  { memberId, paymentId, site, now }: Asked,
): Promise<Returnable[]> {
  let query = selectOrders(db)
    .innerJoin('credit_lots', (join) =>
      join
        .onRef('credit_lots.payment_id', '=', 'orders.payment_id')
        .onRef('credit_lots.member_id', '=', 'orders.member_id'),
    )
    .select('credit_lots.remaining as unused')
    .where('orders.member_id', '=', memberId)
    .where('credit_lots.remaining', '>', 0)
    .orderBy('credit_lots.seq');
  if (paymentId !== undefined) query = query.where('orders.payment_id', '=', paymentId);
  const rows = await query.execute();
  return rows.flatMap(({ unused, ...order }) => {
    const until = withdrawUntilOf(order, site);
    if (!isWithdrawable({ status: order.status, until }, now)) return [];
    const amount = unusedShare({ paid: orderTotal(order), credits: order.credits, unused });
    return [{ order, unused, money: { amount, currency: order.currency } }];
  });
}

/** How many credits go back, and the money of each payment. */
export function presentReturn(purchases: readonly Returnable[]) {
  return {
    credits: purchases.reduce((sum, { unused }) => sum + unused, 0),
    refunds: purchases.map(({ order, money }) => ({ payment_id: order.payment_id, money })),
  };
}
