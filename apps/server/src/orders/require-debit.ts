import { decideDebit } from '@vela/domain/direct-debit';
import { orderTotal } from '@vela/domain/payments';
import type { Tx } from '../db/database';
import { Failure } from '../core/failure';
import { findDebits, isByDebit } from './find-debits';
import type { OrderRow } from './order-rows';

/**
 * Gives the unpaid order of its member that an order by direct debit goes on with, with the member's row held; null where
 * it is a new one, or paid in another way. Throws Failure `directdebit_limit`.
 */
export async function requireDebit(tx: Tx, order: OrderRow): Promise<OrderRow | null> {
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
