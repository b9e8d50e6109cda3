import type { OrderStatus } from '../payments';
import { addMs, DAY } from '../time';

/**
 * As much may be debited from one member within 30 days, in minor units; a direct debit can be returned for eight
 * weeks. Source: product.md §8.
 */
export const DIRECT_DEBIT_LIMIT = { amount: 150_00, windowMs: 30 * DAY } as const;

/** An order that was, or is to be, paid by direct debit. */
export interface DebitOrder {
  /** In minor units. */
  amount: number;
  status: OrderStatus;
  createdAt: Date;
}

export interface DebitRequest {
  /** In minor units. */
  amount: number;
  /** Credits of a payment that was taken back, and that nothing has paid for since. */
  owed: number;
  /** The member's earlier orders by direct debit. */
  earlier: readonly DebitOrder[];
  now: Date;
}

/** What counts towards the limit: money that is on its way or came. */
const COUNTED: readonly OrderStatus[] = ['pending', 'completed'];

/**
 * Why an order can't be paid by direct debit, or `null`: `directdebit_blocked` for who owes credits or whose direct debit
 * was returned before, `directdebit_limit` when it would be more than may be debited within 30 days, so that a cheaper
 * package, another method or waiting helps. Source: product.md §8.
 */
export function directDebitRefusal({
  amount,
  owed,
  earlier,
  now,
}: DebitRequest): 'directdebit_blocked' | 'directdebit_limit' | null {
  if (owed > 0 || earlier.some(({ status }) => status === 'reversed')) return 'directdebit_blocked';
  const since = addMs(now, -DIRECT_DEBIT_LIMIT.windowMs);
  const debited = earlier
    .filter(({ status, createdAt }) => COUNTED.includes(status) && createdAt > since)
    .reduce((sum, order) => sum + order.amount, 0);
  return debited + amount > DIRECT_DEBIT_LIMIT.amount ? 'directdebit_limit' : null;
}
