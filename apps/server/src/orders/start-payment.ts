import { isFree, isSettled } from '@vela/domain/payments';
import type { StartedOrder } from '@vela/contract/entities/order';
import type { Locale } from '@vela/domain/locale';
import type { NewPayment, PaymentProvider } from '../core/payments-port';
import type { AppContext } from '../core/context';
import { Failure } from '../core/failure';
import type { Site } from '../core/site';
import { totalOf, type OrderRow } from './order-rows';
import { settlePayment } from './settle-payment';

interface Starting {
  order: OrderRow;
  site: Site;
  locale: Locale;
  now: Date;
}

/** Opens the payment of an order at its provider, unless that was done, or there is nothing to pay. */
export async function startPayment(context: AppContext, starting: Starting): Promise<StartedOrder> {
  const { order, now } = starting;
  if (isSettled(order.status)) return { payment_id: order.payment_id, status: order.status };
  if (isFree(order)) return settleFree(context, { order, now });
  return {
    payment_id: order.payment_id,
    status: 'pending',
    redirect_url: order.redirect_url ?? (await openPayment(context, starting)),
  };
}

export function requireProvider({ payments }: AppContext, { provider: name }: OrderRow): PaymentProvider {
  const provider = payments.byName(name);
  // Its adapter was taken out since the order was made.
  if (!provider) throw new Failure('method_unavailable');
  return provider;
}

/** What the provider and the person's statement of account call an order, and where its news comes. */
export function paymentOf(
  order: OrderRow,
  site: Site,
): Omit<NewPayment, 'locale' | 'returnUrl' | 'storeFor'> {
  return {
    paymentId: order.payment_id,
    amount: totalOf(order),
    description: `${site.name} ${order.payment_id}`,
    method: order.paymentmethod,
    issuer: order.issuer,
    country: order.country,
    webhookUrl: `${site.url}/api/webhook/${order.provider}.php`,
  };
}

async function openPayment(context: AppContext, { order, site, locale }: Starting): Promise<string> {
  const { providerPaymentId, redirectUrl } = await requireProvider(context, order).start({
    ...paymentOf(order, site),
    locale,
    returnUrl: `${site.url}/transactions/${order.payment_id}`,
    storeFor: order.store_method ? { payerId: order.member_id } : null,
  });
  await context.db
    .updateTable('orders')
    .set({ redirect_url: redirectUrl })
    // What a notice said of it meanwhile is newer.
    .set((is) => ({ provider_payment_id: is.fn.coalesce('provider_payment_id', is.val(providerPaymentId)) }))
    .where('payment_id', '=', order.payment_id)
    .execute();
  return redirectUrl;
}

/** A discount of the whole price leaves nothing to be paid anywhere. */
async function settleFree(
  context: AppContext,
  { order, now }: Pick<Starting, 'order' | 'now'>,
): Promise<StartedOrder> {
  const status = await settlePayment(context, {
    provider: order.provider,
    notice: {
      paymentId: order.payment_id,
      providerPaymentId: order.payment_id,
      outcome: 'paid',
      amount: { amount: 0, currency: order.currency },
      stored: null,
    },
    now,
  });
  return { payment_id: order.payment_id, status: status ?? order.status };
}
