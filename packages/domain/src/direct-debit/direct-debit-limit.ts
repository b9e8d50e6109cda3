import type { OrderStatus } from '../payments';
import { addMs, DAY } from '../time';

/**
 * The most that is debited from one member within 30 days, in minor units, because a direct debit can be returned for
 * eight weeks. A pending order counts for 14 days, longer than any debit takes; for a day the member may have left it at the
 * provider. It serves product.md §8.
 */
export const DIRECT_DEBIT_LIMIT = {
  amount: 150_00,
  windowMs: 30 * DAY,
  pendingMs: 14 * DAY,
  leftMs: DAY,
} as const;

/** An order that was, or is to be, paid by direct debit. */
export interface DebitOrder {
  /** The amount in minor units. */
  amount: number;
  status: OrderStatus;
  createdAt: Date;
}

export interface DebitRequest<Order extends DebitOrder> {
  /** The amount in minor units. */
  amount: number;
  /** The member's earlier orders by direct debit. */
  earlier: readonly Order[];
  /** Whether an earlier one is of the very same as is asked for now. */
  isSame: (order: Order) => boolean;
  now: Date;
}

export interface DebitDecision<Order extends DebitOrder> {
  /** A cheaper package, another method or waiting helps. */
  errorCode: 'directdebit_limit' | null;
  /** The unpaid order that is gone on with, so that nothing more is debited than before; `null` for a new one. */
  resumed: Order | null;
}

/**
 * Whether nothing is debited from a member: one with a debt, or whose direct debit was returned before.
 * Offers and orders both use it. Source: product.md §8.
 */
export function isDebitBlocked({
  owed,
  earlier,
}: {
  owed: number;
  earlier: readonly Pick<DebitOrder, 'status'>[];
}): boolean {
  return owed > 0 || earlier.some(({ status }) => status === 'reversed');
}

/**
 * Decides about an order by direct debit of a member who isn't blocked. If it exceeds the limit, an unpaid order for the
 * same continues; else it replaces the latest order that was left at the provider. That one is credited if it is paid
 * after all, so it may exceed the limit. It serves product.md §8.
 */
export function decideDebit<Order extends DebitOrder>({
  amount,
  earlier,
  isSame,
  now,
}: DebitRequest<Order>): DebitDecision<Order> {
  const isWithin = (ms: number, order: Order) => order.createdAt > addMs(now, -ms);
  const counted = earlier.filter((order) => isWithin(countedMs(order), order));
  const isOver = (orders: readonly Order[]) =>
    orders.reduce((sum, order) => sum + order.amount, amount) > DIRECT_DEBIT_LIMIT.amount;
  if (!isOver(counted)) return { errorCode: null, resumed: null };
  const unpaid = counted
    .filter(({ status }) => status === 'pending')
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const resumed = unpaid.find(isSame);
  if (resumed) return { errorCode: null, resumed };
  const [latest] = unpaid;
  const isLeft = latest && isWithin(DIRECT_DEBIT_LIMIT.leftMs, latest);
  const isRefused = !isLeft || isOver(counted.filter((order) => order !== latest));
  return { errorCode: isRefused ? 'directdebit_limit' : null, resumed: null };
}

/** Money that was received counts, refunded or not: its debit can be returned all the same. */
function countedMs({ status }: DebitOrder): number {
  const { pendingMs, windowMs } = DIRECT_DEBIT_LIMIT;
  if (status === 'pending') return pendingMs;
  return status === 'completed' || status === 'refunded' ? windowMs : 0;
}
