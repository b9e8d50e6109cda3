import type { Order } from '@vela/contract/entities/order';
import { isSettled, refundReason } from '@vela/domain/payments';
import type { Site } from '../core/site';
import type { OrderRow } from './order-rows';
import type { RefundRow } from './refund-rows';
import { withdrawUntilOf } from './withdraw-until-of';

/** An order as its member sees it. */
export function presentOrder(
  order: OrderRow,
  { refund, site }: { refund: RefundRow | null; site: Site },
): Order {
  const { currency } = order;
  return {
    payment_id: order.payment_id,
    package: order.package_id,
    credits: order.credits,
    price: { amount: order.price, currency },
    ...presentDiscount(order),
    fee: { amount: order.fee, currency },
    status: order.status,
    paymentmethod: order.paymentmethod,
    created_at: order.created_at.toISOString(),
    withdraw_until: withdrawUntilOf(order, site)?.toISOString() ?? null,
    ...(!isSettled(order.status) && order.redirect_url !== null && { redirect_url: order.redirect_url }),
    ...(refund && { refund: presentRefund(refund, currency) }),
  };
}

function presentRefund(
  { credits, amount, ...facts }: RefundRow,
  currency: OrderRow['currency'],
): NonNullable<Order['refund']> {
  const reason = refundReason(facts);
  return {
    credits,
    money: { amount, currency },
    ...(reason !== null && { reason }),
  };
}

/** What came off an order's price. */
export function presentDiscount({
  discount_code: code,
  discount_percentage: percentage,
  price_before: amount,
  currency,
}: OrderRow): Pick<Order, 'discount'> {
  if (code === null || percentage === null) return {};
  return { discount: { code, percentage, price_before: { amount, currency } } };
}
