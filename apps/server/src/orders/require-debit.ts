import { directDebitRefusal } from '@vela/domain/direct-debit';
import { orderTotal, PAYMENT_METHOD_KEYS, paymentMethod } from '@vela/domain/payments';
import { findDebt } from '../credits/find-debt';
import type { Tx } from '../db/database';
import { Failure } from '../http/failure';
import type { OrderRow } from './order-rows';

const BY_DEBIT = PAYMENT_METHOD_KEYS.filter((key) => paymentMethod(key).kind === 'direct_debit');

/**
 * Throws the Failure of an order by direct debit that may not be debited from its member, whose row is held; nothing of
 * one that is paid in another way.
 */
export async function requireDebit(tx: Tx, order: OrderRow): Promise<void> {
  const { member_id: memberId, created_at: now } = order;
  if (!BY_DEBIT.includes(order.paymentmethod)) return;
  const earlier = await tx
    .selectFrom('orders')
    .select(['price', 'fee', 'status', 'created_at as createdAt'])
    .where('member_id', '=', memberId)
    .where('paymentmethod', 'in', BY_DEBIT)
    .execute();
  const refusal = directDebitRefusal({
    amount: orderTotal(order),
    owed: await findDebt(tx, memberId),
    earlier: earlier.map((one) => ({ ...one, amount: orderTotal(one) })),
    now,
  });
  if (refusal !== null) throw new Failure(refusal);
}
