import type { PaymentProvider } from '../core/payments-port';
import type { AppContext } from '../core/context';
import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';
import { BadSignature, type Webhook } from '../core/webhook';
import { settlePayment } from './settle-payment';

/**
 * Receives a provider's webhook. It answers once all is committed; until then the provider repeats the call.
 */
export const receiveWebhook: Handler<'receiveWebhook'> = async ({ context, query, body, header, now }) => {
  const provider = context.payments.byName(query.provider);
  if (!provider) throw new Failure('not_found');
  await handleNotice(context, { provider, webhook: { body, header }, now });
  return { result: {} };
};

/** Checks that a webhook is the provider's and does what it says. Throws Failure `forbidden`. */
export async function handleNotice(
  context: AppContext,
  { provider, webhook, now }: { provider: PaymentProvider; webhook: Webhook; now: Date },
): Promise<void> {
  for (const notice of await readNotices(provider, webhook)) {
    const status = await settlePayment(context, { provider: provider.name, notice, now });
    if (status === null)
      context.log.warn({ provider: provider.name, payment: notice.paymentId }, 'news of no payment of ours');
  }
}

async function readNotices(provider: PaymentProvider, webhook: Webhook) {
  try {
    return await provider.readWebhook(webhook);
  } catch (error) {
    if (error instanceof BadSignature) throw new Failure('forbidden', { cause: error });
    throw error;
  }
}
