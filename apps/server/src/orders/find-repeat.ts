import type { Selectable } from 'kysely';
import type { Db, Tx } from '../db/database';
import type { StoredMethodsTable } from '../db/money-tables';
import { selectOrders, type OrderRow } from './order-rows';

export interface Repeat {
  method: Pick<Selectable<StoredMethodsTable>, 'id' | 'paymentmethod' | 'token' | 'label'>;
  /** The latest that was paid with a method that could be kept. */
  order: OrderRow;
}

/** What a member would order again, and with which stored method; null when nothing is stored. */
export async function findRepeat(db: Db | Tx, memberId: string): Promise<Repeat | null> {
  const method = await db
    .selectFrom('stored_methods')
    .select(['id', 'paymentmethod', 'token', 'label'])
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!method) return null;
  const order = await selectOrders(db)
    .where('member_id', '=', memberId)
    .where('paymentmethod', '=', method.paymentmethod)
    .where('completed_at', 'is not', null)
    .orderBy('completed_at', 'desc')
    .orderBy('payment_id')
    .limit(1)
    .executeTakeFirst();
  return order ? { method, order } : null;
}
