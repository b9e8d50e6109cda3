import { canTryAnother, isSettled, orderTotal } from '@vela/domain/payments';
import type { StartedOrder } from '@vela/contract/entities/order';
import { secondsLeft } from '@vela/domain/time';
import type { AppContext } from '../core/context';
import type { Db, Tx } from '../db/database';
import { transact } from '../db/transact';
import { Failure } from '../core/failure';
import type { Call, Handler } from '../core/handler';
import { lockMembers } from '../members/lock-members';
import { recordSecurityEvent } from '../security/record-security-event';
import type { Site } from '../core/site';
import { confirmPayment, needsPassword } from './confirm-payment';
import { findNextRepeat } from './find-next-repeat';
import { findRepeat, repeatRequestOf } from './find-repeat';
import type { OrderRow } from './order-rows';
import { findByClientId, placeOrder, sameTotal } from './place-order';
import { settlePayment } from './settle-payment';
import { paymentOf, requireProvider } from './start-payment';

/** Orders the last package again and charges the stored method; a crash in between is made up for by the same request. */
export const repeatOrder: Handler<'repeatOrder'> = async (call) => {
  const { context, site, session, body, now } = call;
  const known = await findKnown(context.db, call);
  if (!known && body.password !== undefined) await confirmPayment(call, body.password);
  const order = await transact(context.db, async (tx) => {
    await lockMembers(tx, [session.memberId]);
    return (await findKnown(tx, call)) ?? placeRepeat(tx, call);
  });
  return { result: await chargeOrder(context, { order, site, now }) };
};

/** What the same client id ordered before, whatever has been stored since. */
async function findKnown(db: Db | Tx, { session, body }: Call<'repeatOrder'>): Promise<OrderRow | null> {
  const order = await findByClientId(db, { ...body, memberId: session.memberId });
  if (order?.stored_method_id === null) throw new Failure('client_id_reused');
  return order && sameTotal(order, body);
}

/** The member is locked, so that orders at the same time are counted one after the other. */
async function placeRepeat(tx: Tx, call: Call<'repeatOrder'>): Promise<OrderRow> {
  const { context, site, session, client, body, now } = call;
  const { memberId } = session;
  const repeat = await findRepeat(tx, memberId);
  if (!repeat) throw new Failure('no_stored_method');
  if (await needsPassword(tx, { session, now })) throw new Failure('password_required');
  await requireMore(tx, call);
  const event = { kind: 'repeat_order', siteId: site.id, memberId } as const;
  await recordSecurityEvent(context, tx, { ...event, address: client.address, now });
  return placeOrder(context, tx, { ...body, ...repeatRequestOf(repeat), site, memberId, now });
}

async function requireMore(tx: Tx, { site, session, now }: Call<'repeatOrder'>): Promise<void> {
  const nextAt = await findNextRepeat(tx, { site, memberId: session.memberId, now });
  if (!nextAt) return;
  const params = { limit: site.settings.repeat_orders_a_day };
  throw new Failure('too_many_repeat_orders', { params, retryAfter: secondsLeft(nextAt, now) });
}

interface Charging {
  order: OrderRow;
  site: Site;
  now: Date;
}

async function chargeOrder(context: AppContext, charging: Charging): Promise<StartedOrder> {
  const { order } = charging;
  const status = isSettled(order.status) ? order.status : await charge(context, charging);
  if (canTryAnother(status)) throw new Failure('stored_method_failed');
  return { payment_id: order.payment_id, status };
}

async function charge(context: AppContext, { order, site, now }: Charging): Promise<OrderRow['status']> {
  const method = await context.db
    .selectFrom('stored_methods')
    .select('token')
    .where('id', '=', order.stored_method_id)
    .executeTakeFirstOrThrow();
  const provider = requireProvider(context, order);
  const payment = { ...paymentOf(order, site), token: method.token };
  const { outcome, providerPaymentId } = await provider.charge(payment);
  if (outcome === 'pending') return order.status;
  const amount = { amount: orderTotal(order), currency: order.currency };
  const notice = { paymentId: order.payment_id, providerPaymentId, outcome, amount, stored: null };
  return (await settlePayment(context, { provider: provider.name, notice, now })) ?? order.status;
}
