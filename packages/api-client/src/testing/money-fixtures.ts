import type { DiscountCode } from '@vela/contract/entities/discount-code';
import type { Order } from '@vela/contract/entities/order';
import type { Receipt } from '@vela/contract/entities/receipt';
import type { Transaction } from '@vela/contract/entities/transaction';
import { companyFixture } from './fixtures';

/** An order of the popular package that waits for its payment by iDEAL. */
export function orderFixture(changes: Partial<Order> = {}): Order {
  return {
    payment_id: 'payment-1',
    package: 'p2',
    credits: 72,
    price: { amount: 5760, currency: 'EUR' },
    fee: { amount: 0, currency: 'EUR' },
    status: 'pending',
    paymentmethod: 'ideal',
    created_at: '2026-11-20T18:30:00.000Z',
    withdraw_until: null,
    ...changes,
  };
}

/** The order after it was paid; it can be withdrawn from for a fortnight. */
export function paidOrderFixture(changes: Partial<Order> = {}): Order {
  return orderFixture({
    status: 'completed',
    withdraw_until: '2026-12-04T18:31:00.000Z',
    ...changes,
  });
}

/** What was sent since that order, the newest first. */
export function transactionsFixture(): Transaction[] {
  return [
    { id: '4', kind: 'gift', credits: -3, balance: 65, created_at: '2026-11-21T08:12:00.000Z' },
    { id: '3', kind: 'photo', credits: -3, balance: 68, created_at: '2026-11-20T20:04:00.000Z' },
    { id: '2', kind: 'message', credits: -1, balance: 71, created_at: '2026-11-20T18:40:00.000Z' },
    {
      id: '1',
      kind: 'purchase',
      credits: 72,
      balance: 72,
      created_at: '2026-11-20T18:31:00.000Z',
      payment_id: 'payment-1',
    },
  ];
}

/** The receipt of that order. */
export function receiptFixture(changes: Partial<Receipt> = {}): Receipt {
  const euro = (amount: number) => ({ amount, currency: 'EUR' });
  return {
    payment_id: 'payment-1',
    paid_at: '2026-11-20T18:31:00.000Z',
    seller: companyFixture(),
    country: 'NL',
    package: 'p2',
    credits: 72,
    price: euro(5760),
    fee: euro(0),
    total: euro(5760),
    vat: { rate: 21, amount: euro(1000) },
    net: euro(4760),
    paymentmethod: 'ideal',
    ...changes,
  };
}

/** The welcome discount of a member, as the server issues it. */
export function discountCodeFixture(changes: Partial<DiscountCode> = {}): DiscountCode {
  return {
    code: 'TIMEBONUS25',
    value_percentage: 25,
    status: 'active',
    validity: 'once_per_user',
    expires: '2026-11-21T15:42:00.000Z',
    expired: false,
    country: null,
    user_id: 'user-1',
    currency: null,
    minimum_order_value: null,
    paymentmethods: null,
    ...changes,
  };
}
