import { sendsRefund } from '@vela/domain/payments';
import type { AppContext } from '../core/context';

/**
 * Sends a refund that is on its way. It may run twice: the provider returns the same refund for the same
 * payment. A payment that was reversed meanwhile isn't refunded, too.
 */
export async function sendRefund(
  { db, payments, sites, clock }: AppContext,
  { paymentId }: { paymentId: string },
): Promise<void> {
  const row = await db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.payment_id', 'refunds.payment_id')
    .select(['refunds.amount', 'refunds.currency', 'refunds.sent_at'])
    .select(['orders.status', 'orders.provider', 'orders.provider_payment_id', 'orders.site_id'])
    .where('refunds.payment_id', '=', paymentId)
    .executeTakeFirst();
  if (!row || row.sent_at || !sendsRefund(row.status)) return;
  const provider = payments.byName(row.provider);
  if (!provider || row.provider_payment_id === null)
    throw new Error(`No provider can refund payment ${paymentId}`);
  const site = await sites.byId(row.site_id);
  const { providerRefundId } = await provider.refund({
    paymentId,
    providerPaymentId: row.provider_payment_id,
    amount: { amount: row.amount, currency: row.currency },
    description: `${site.name} ${paymentId}`,
  });
  await db
    .updateTable('refunds')
    .set({ provider_refund_id: providerRefundId, sent_at: clock.now() })
    .where('payment_id', '=', paymentId)
    .execute();
}
