import type { Selectable } from 'kysely';
import type { Db, Tx } from '../db/database';
import type { RefundsTable } from '../db/money-tables';

export type RefundRow = Pick<Selectable<RefundsTable>, 'payment_id' | 'credits' | 'amount' | 'created_at'>;

/** What went back of each of these payments. */
export async function findRefunds(
  db: Db | Tx,
  paymentIds: readonly string[],
): Promise<Map<string, RefundRow>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('refunds')
    .select(['payment_id', 'credits', 'amount', 'created_at'])
    .where('payment_id', 'in', paymentIds)
    .execute();
  return new Map(rows.map((row) => [row.payment_id, row]));
}
