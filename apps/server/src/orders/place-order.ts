import { isOfAskedCode } from '@vela/domain/discounts';
import { isShownTotal, keepsMethod, nextOrderAt, orderTotal } from '@vela/domain/payments';
import { addMs, DAY, secondsLeft } from '@vela/domain/time';
import { decideDebit } from '@vela/domain/direct-debit';
import type { AppContext } from '../core/context';
import type { Db, Tx } from '../db/database';
import { Failure } from '../core/failure';
import { draftOrder, type OrderRequest } from './draft-order';
import { selectOrders, totalOf, type OrderRow } from './order-rows';
import { findDebits, isByDebit } from './find-debits';

/**
 * Writes down an order that nothing speaks against, at the price that the packages show and the member was shown, with the
 * member's row held: of two requests with one client id the second finds the first's order, and what was left unpaid is
 * gone on with where no more may be debited. Throws Failure.
 */
export async function placeOrder(context: AppContext, tx: Tx, request: OrderRequest): Promise<OrderRow> {
  const known = await findByClientId(tx, request);
  if (known) return sameOrder(known, request);
  const order = await draftOrder(context, tx, request);
  requireShownTotal(order, request);
  const resumed = await requireDebit(tx, order);
  if (resumed) return resumed;
  await requireFewOpen(tx, request);
  await tx.insertInto('orders').values(order).execute();
  return order;
}

/** Throws Failure `too_many_requests` where the member has as many open orders as it may have. */
async function requireFewOpen(tx: Tx, { memberId, now }: OrderRequest): Promise<void> {
  const open = await tx
    .selectFrom('orders')
    .select('created_at')
    .where('member_id', '=', memberId)
    .where('status', '=', 'pending')
    .where('created_at', '>', addMs(now, -DAY))
    .execute();
  const openSince = open.map((row) => row.created_at);
  const nextAt = nextOrderAt(openSince, now);
  if (nextAt) throw new Failure('too_many_requests', { retryAfter: secondsLeft(nextAt, now) });
}

/** What a member ordered under a client id; null for nothing. */
export async function findByClientId(
  db: Db | Tx,
  { memberId, client_id: clientId }: Pick<OrderRequest, 'memberId' | 'client_id'>,
): Promise<OrderRow | null> {
  const order = await selectOrders(db)
    .where('member_id', '=', memberId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return order ?? null;
}

/** A client id belongs to what it first asked for: another package under it would be paid for by mistake. */
function sameOrder(order: OrderRow, request: OrderRequest): OrderRow {
  const isSame =
    order.package_id === request.package &&
    order.country === request.country &&
    order.paymentmethod === request.paymentmethod &&
    order.issuer === (request.issuer ?? null) &&
    order.store_method === keepsMethod(order.paymentmethod, request.store_method) &&
    isOfAskedCode(order.discount_code, request.discountcode, request.site.settings) &&
    (order.stored_method_id === null) === (request.storedMethodId === null);
  if (!isSame) throw new Failure('client_id_reused');
  return sameTotal(order, request);
}

/** Gives an order that was made before, where it is of what is shown now. Throws Failure `client_id_reused`. */
export function sameTotal(order: OrderRow, { total: shown }: Pick<OrderRequest, 'total'>): OrderRow {
  if (!isShownTotal(shown, totalOf(order))) throw new Failure('client_id_reused');
  return order;
}

/** An order is never of more, or less, than stood on the button: the price may have changed since the page was loaded. */
function requireShownTotal(order: OrderRow, { total: shown }: OrderRequest): void {
  const total = totalOf(order);
  if (!isShownTotal(shown, total)) throw new Failure('price_changed', { params: { ...total } });
}

/**
 * Gives the unpaid order of its member that an order by direct debit goes on with, with the member's row held; null where
 * it is a new one, or paid in another way. Throws Failure `directdebit_limit`.
 */
async function requireDebit(tx: Tx, order: OrderRow): Promise<OrderRow | null> {
  if (!isByDebit(order)) return null;
  const earlier = await findDebits(tx, order.member_id);
  const { errorCode, resumed } = decideDebit({
    amount: orderTotal(order),
    earlier: earlier.map((row) => ({
      row,
      amount: orderTotal(row),
      status: row.status,
      createdAt: row.created_at,
    })),
    isSame: ({ row }) => SAME.every((column) => row[column] === order[column]),
    now: order.created_at,
  });
  if (errorCode !== null) throw new Failure(errorCode);
  return resumed && resumed.row;
}

/** What makes two orders one and the same to who pays. */
const SAME = [
  'site_id',
  'package_id',
  'credits',
  'country',
  'currency',
  'price',
  'fee',
  'paymentmethod',
  'issuer',
  'discount_code',
] as const satisfies readonly (keyof OrderRow)[];
