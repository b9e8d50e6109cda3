import type { PaymentNotice } from '../core/payments-port';
import type { AppContext } from '../core/context';
import { handleNotice } from '../orders/receive-webhook';

interface Delivery {
  notice: PaymentNotice;
  now: Date;
}

/**
 * Makes the sandbox report a payment by its webhook, now and again by a job. Like any provider it repeats a
 * report until it is accepted, also after a crash of the server, and sends the same one twice.
 */
export async function deliverNotice(context: AppContext, { notice, now }: Delivery): Promise<void> {
  await context.jobs.add(context.db, 'payment.sandbox', notice);
  try {
    await callWebhook(context, { notice, now });
  } catch (error) {
    context.log.warn({ err: error, payment: notice.paymentId }, 'the webhook of the sandbox failed');
  }
}

export async function callWebhook(context: AppContext, { notice, now }: Delivery): Promise<void> {
  const { sandbox } = context.payments;
  if (!sandbox) throw new Error('There is no sandbox');
  await handleNotice(context, { provider: sandbox, webhook: sandbox.write(notice), now });
}
