import type { Selectable } from 'kysely';
import type { Db, Tx } from '../db/database';
import type { OrdersTable } from '../db/money-tables';

export type OrderRow = Selectable<OrdersTable>;

const COLUMNS = [
  'payment_id',
  'member_id',
  'site_id',
  'client_id',
  'package_id',
  'credits',
  'country',
  'currency',
  'price_before',
  'price',
  'fee',
  'vat_rate',
  'discount_code',
  'discount_percentage',
  'discount_once',
  'status',
  'paymentmethod',
  'issuer',
  'store_method',
  'stored_method_id',
  'provider',
  'provider_payment_id',
  'redirect_url',
  'created_at',
  'completed_at',
] as const satisfies readonly (keyof OrdersTable)[];

/** Orders with every column, to be narrowed by the caller. */
export function selectOrders(db: Db | Tx) {
  return db.selectFrom('orders').select(COLUMNS);
}

/** One of a member's own orders; null for anyone else's. */
export async function findOrder(
  db: Db | Tx,
  { memberId, paymentId }: { memberId: string; paymentId: string },
): Promise<OrderRow | null> {
  const row = await selectOrders(db)
    .where('payment_id', '=', paymentId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row ?? null;
}

/** What the member pays in all, in minor units. */
export function totalOf({ price, fee }: Pick<OrderRow, 'price' | 'fee'>): number {
  return price + fee;
}
