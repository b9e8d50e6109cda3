import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';
import { findOrder } from './order-rows';
import { presentOrder } from './present-order';
import { findRefunds } from './refund-rows';

/** One of the member's own orders: another's is not there. */
export const getOrder: Handler<'getOrder'> = async ({ context: { db }, site, session, query }) => {
  const order = await findOrder(db, { memberId: session.memberId, paymentId: query.payment_id });
  if (!order) throw new Failure('not_found');
  const refund = (await findRefunds(db, [order.payment_id])).get(order.payment_id) ?? null;
  return { result: { order: presentOrder(order, { refund, site }) } };
};
