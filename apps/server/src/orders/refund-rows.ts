import type { Selectable } from 'kysely';
import type { Db, Tx } from '../db/database';
import type { RefundsTable } from '../db/money-tables';

export interface RefundRow extends Pick<
  Selectable<RefundsTable>,
  'payment_id' | 'credits' | 'amount' | 'created_at'
> {
  /** What the reason for it goes by. */
  discountOnce: boolean;
  discountHad: boolean;
}

/** What went back of each of these payments. */
export async function findRefunds(
  db: Db | Tx,
  paymentIds: readonly string[],
): Promise<Map<string, RefundRow>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.payment_id', 'refunds.payment_id')
    .leftJoin('discount_uses', 'discount_uses.payment_id', 'refunds.payment_id')
    .select(['refunds.payment_id', 'refunds.credits', 'refunds.amount', 'refunds.created_at'])
    .select(['orders.discount_once', 'discount_uses.payment_id as use'])
    .where('refunds.payment_id', 'in', paymentIds)
    .execute();
  return new Map(
    rows.map(({ discount_once: discountOnce, use, ...row }) => [
      row.payment_id,
      { ...row, discountOnce, discountHad: use !== null },
    ]),
  );
}
