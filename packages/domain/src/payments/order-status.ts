/** What a provider may say of a payment. Source: product.md §4, Payment. */
export const PAYMENT_OUTCOMES = ['paid', 'failed', 'cancelled', 'expired', 'reversed'] as const;

export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number];

/** The states of an order. Source: product.md §4, Payment. */
export const ORDER_STATUSES = [
  'pending',
  'completed',
  'failed',
  'cancelled',
  'expired',
  'refunded',
  'reversed',
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/**
 * What may happen to an order: what its provider reports, or that its member withdraws from what is unused.
 */
export type OrderNews = PaymentOutcome | 'returned';

type Transitions = Partial<Record<OrderNews, OrderStatus>>;

/** An order that came to nothing: money that arrives all the same is credited, since it was taken. */
const UNPAID: Transitions = { paid: 'completed', reversed: 'reversed' };

/** What each piece of news makes of an order; one that is not named leaves it as it is. */
const TRANSITIONS = {
  pending: { ...UNPAID, failed: 'failed', cancelled: 'cancelled', expired: 'expired' },
  failed: UNPAID,
  cancelled: UNPAID,
  expired: UNPAID,
  // A late report of a failure changes nothing: the money has come.
  completed: { reversed: 'reversed', returned: 'refunded' },
  refunded: { reversed: 'reversed' },
  // This is final: a report of the payment after its own reversal changes nothing.
  reversed: {},
} as const satisfies Record<OrderStatus, Transitions>;

/**
 * The status of an order once a provider has reported an outcome, or its member has returned it. Outcomes come late, twice
 * and in any order, so one that no longer says anything leaves the order as it is. Source: product.md §4, Payment;
 * decisions.md, Money.
 */
export function orderStatusAfter(status: OrderStatus, news: OrderNews): OrderStatus {
  const transitions: Transitions = TRANSITIONS[status];
  return transitions[news] ?? status;
}

/**
 * Whether there is nothing to wait for any more. An order may change all the same: when the member returns credits, a bank
 * takes the payment back, or money arrives late for one that came to nothing. Source: product.md §4, Payment.
 */
export function isSettled(status: OrderStatus): boolean {
  return status !== 'pending';
}

/** Whether the same package may be paid in another way, as nothing was charged. Source: product.md §4, Payment. */
export function canTryAnother(status: OrderStatus): boolean {
  return TRANSITIONS[status] === UNPAID;
}

/**
 * What becomes of an order whose money has come: credited, or paid back whole where its discount could be had once and
 * another order had it meanwhile. Source: decisions.md, Money.
 */
export function paidStatus({ entitled }: { entitled: boolean }): 'completed' | 'refunded' {
  return entitled ? 'completed' : 'refunded';
}

/**
 * Whether a refund on its way is sent: a payment that was reversed meanwhile isn't refunded, too. Source:
 * decisions.md, Money.
 */
export function sendsRefund(status: OrderStatus): boolean {
  return status !== 'reversed';
}
