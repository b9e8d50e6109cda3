import type { Money } from '@vela/domain/money';
import { orderTotal } from '@vela/domain/payments';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../db/database';
import type { OrdersTable } from '../db/money-tables';

export type OrderRow = Selectable<OrdersTable>;

const COLUMNS = [
  'orders.payment_id',
  'orders.member_id',
  'orders.site_id',
  'orders.client_id',
  'orders.package_id',
  'orders.credits',
  'orders.country',
  'orders.currency',
  'orders.price_before',
  'orders.price',
  'orders.fee',
  'orders.vat_rate',
  'orders.discount_code',
  'orders.discount_percentage',
  'orders.discount_once',
  'orders.status',
  'orders.paymentmethod',
  'orders.issuer',
  'orders.store_method',
  'orders.stored_method_id',
  'orders.provider',
  'orders.provider_payment_id',
  'orders.redirect_url',
  'orders.created_at',
  'orders.completed_at',
  'orders.refund_days',
  'orders.left_behind',
] as const satisfies readonly `orders.${keyof OrdersTable}`[];

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

/** What is paid for an order in all. */
export function totalOf(order: OrderRow): Money {
  return { amount: orderTotal(order), currency: order.currency };
}
