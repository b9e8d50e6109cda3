import type { BodyInputOf, ResultOf } from '@vela/contract/registry';
import type { PaymentOutcome } from '@vela/domain/payments';
import type { PaymentNotice } from '../../src/core/payments-port';
import type { CookieJar, TestAnswer, TestApp } from './create-test-app';

type OrderBody = BodyInputOf<'createOrder'>;

let count = 0;

/** An order of the smallest package by iDEAL, with a client id of its own. */
export function orderBody(change: Partial<OrderBody> = {}): OrderBody {
  count += 1;
  return { package: 'p0', paymentmethod: 'ideal', country: 'NL', client_id: `order${count}`, ...change };
}

export async function order(
  app: TestApp,
  jar: CookieJar,
  change: Partial<OrderBody> = {},
): Promise<TestAnswer<'createOrder'>> {
  return app.call('createOrder', { jar, body: orderBody(change) });
}

/** Says at the sandbox's page what became of a payment. */
export async function reportPayment(
  app: TestApp,
  paymentId: string,
  content: { outcome: PaymentOutcome; card?: 'accepts' | 'refuses' },
): Promise<number> {
  const response = await app.fetch(`/dev/pay/${paymentId}`, {
    method: 'POST',
    body: JSON.stringify(content),
    headers: { 'content-type': 'application/json' },
  });
  return response.status;
}

/** Orders and pays; returns the payment's id. */
export async function buy(app: TestApp, jar: CookieJar, change: Partial<OrderBody> = {}): Promise<string> {
  const { payment_id: paymentId } = (await order(app, jar, change)).result;
  await reportPayment(app, paymentId, { outcome: 'paid' });
  return paymentId;
}

/** Sends a webhook as the sandbox would. */
export async function callWebhook(
  app: TestApp,
  paymentId: string,
  change: Partial<PaymentNotice> & { outcome: PaymentOutcome },
): Promise<Response> {
  const order = await app.db
    .selectFrom('orders')
    .select(['price', 'fee', 'currency'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
  const webhook = app.context.payments.sandbox?.write({
    paymentId,
    providerPaymentId: `sandbox_${paymentId}`,
    amount: { amount: order.price + order.fee, currency: order.currency },
    stored: null,
    ...change,
  });
  return app.fetch('/api/webhook/sandbox.php', {
    method: 'POST',
    body: webhook?.body ?? '',
    headers: { 'x-sandbox-signature': webhook?.header('x-sandbox-signature') ?? '' },
  });
}

export async function userOf(
  app: TestApp,
  jar: CookieJar,
): Promise<NonNullable<ResultOf<'getUser'>['user']>> {
  const { user } = (await app.call('getUser', { jar })).result;
  if (!user) throw new Error('Nobody is logged in');
  return user;
}

export async function orderOf(app: TestApp, jar: CookieJar, paymentId: string) {
  return (await app.call('getOrder', { jar, query: { payment_id: paymentId } })).result.order;
}

/** What happened to a member's credits, the oldest first. */
export async function ledgerOf(app: TestApp, jar: CookieJar) {
  const { transactions } = (await app.call('listTransactions', { jar })).result;
  return transactions.map(({ kind, credits }) => [kind, credits]).toReversed();
}
