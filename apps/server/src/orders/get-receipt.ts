import type { Receipt } from '@vela/contract/entities/receipt';
import { orderTotal, vatWithin } from '@vela/domain/payments';
import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';
import { presentCompany } from '../sites/present-settings';
import type { Site } from '../core/site';
import { findOrder, type OrderRow } from './order-rows';
import { presentDiscount } from './present-order';
import { findRefunds, type RefundRow } from './refund-rows';

/** The receipt of one of the member's orders that was paid. */
export const getReceipt: Handler<'getReceipt'> = async ({ context: { db }, site, session, query }) => {
  const order = await findOrder(db, { memberId: session.memberId, paymentId: query.payment_id });
  if (!order?.completed_at) throw new Failure('not_found');
  const refund = (await findRefunds(db, [order.payment_id])).get(order.payment_id) ?? null;
  return {
    result: { receipt: presentReceipt({ ...order, completed_at: order.completed_at }, { refund, site }) },
  };
};

function presentReceipt(
  order: OrderRow & { completed_at: Date },
  { refund, site }: { refund: RefundRow | null; site: Site },
): Receipt {
  const money = (amount: number) => ({ amount, currency: order.currency });
  const total = orderTotal(order);
  const vat = vatWithin(total, order.vat_rate);
  return {
    payment_id: order.payment_id,
    paid_at: order.completed_at.toISOString(),
    seller: presentCompany(site.company),
    country: order.country,
    package: order.package_id,
    credits: order.credits,
    price: money(order.price),
    ...presentDiscount(order),
    fee: money(order.fee),
    total: money(total),
    vat: { rate: order.vat_rate / 100, amount: money(vat) },
    net: money(total - vat),
    paymentmethod: order.paymentmethod,
    ...(refund && {
      refund: { money: money(refund.amount), created_at: refund.created_at.toISOString() },
    }),
  };
}
