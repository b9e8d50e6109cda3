import { orderToRepeat } from '@vela/domain/payments';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../db/database';
import type { StoredMethodsTable } from '../db/money-tables';
import { selectOrders, type OrderRow } from './order-rows';
import type { OrderRequest } from './draft-order';

export interface Repeat {
  method: Pick<Selectable<StoredMethodsTable>, 'id' | 'paymentmethod' | 'token' | 'label'>;
  /** Returns the latest order that was paid with a method that could be stored. */
  order: OrderRow;
}

/** What a member would order again, and with which stored method; null when nothing is stored. */
export async function findRepeat(db: Db | Tx, memberId: string): Promise<Repeat | null> {
  const methods = await db
    .selectFrom('stored_methods')
    .select(['id', 'paymentmethod', 'token', 'label', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
  if (methods.length === 0) return null;
  const orders = await selectOrders(db)
    .where('member_id', '=', memberId)
    .where('left_behind', '=', false)
    .orderBy('payment_id')
    .execute();
  return orderToRepeat({ methods, orders });
}

/** What is asked for by a repeat order. */
export function repeatRequestOf({
  method,
  order: { package_id, country, paymentmethod },
}: Repeat): Pick<OrderRequest, 'package' | 'country' | 'paymentmethod' | 'store_method' | 'storedMethodId'> {
  return { package: package_id, country, paymentmethod, store_method: false, storedMethodId: method.id };
}
