import { PAYMENT_OUTCOMES } from '@vela/domain/payments';
import { DAY } from '@vela/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buy, callWebhook, ledgerOf, order, orderOf, userOf } from './support/buying';
import { createTestApp, type TestApp } from './support/create-test-app';
import { pastWelcome, type Person } from './support/people';

let app: TestApp;
let person: Person;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  person = await pastWelcome(app);
});
afterAll(() => app.close());

const statusOf = async (paymentId: string) => (await orderOf(app, person.jar, paymentId)).status;

const ledger = () => ledgerOf(app, person.jar);

const eventsOf = async (memberId: string) => {
  const rows = await app.db
    .selectFrom('member_events')
    .select('name')
    .where('member_id', '=', memberId)
    .orderBy('seq')
    .execute();
  return rows.map(({ name }) => name);
};

describe('a payment', () => {
  it('brings the credits and makes the member premium', async () => {
    const before = await eventsOf(person.user.id);
    const { payment_id } = (await order(app, person.jar, { package: 'p1' })).result;
    expect((await callWebhook(app, payment_id, { outcome: 'paid' })).status).toBe(200);
    expect(await userOf(app, person.jar)).toMatchObject({ credits: 30, paid_user: true });
    expect(await orderOf(app, person.jar, payment_id)).toMatchObject({
      status: 'completed',
      withdraw_until: new Date(app.clock.now().getTime() + 14 * DAY).toISOString(),
    });
    expect(await eventsOf(person.user.id)).toEqual([...before, 'credits', 'user']);
  });

  it.each(['failed', 'cancelled', 'expired'] as const)('that %s brings nothing', async (outcome) => {
    const { payment_id } = (await order(app, person.jar)).result;
    await callWebhook(app, payment_id, { outcome });
    expect(await statusOf(payment_id)).toBe(outcome);
    expect(await userOf(app, person.jar)).toMatchObject({ credits: 0, paid_user: false });
    expect(await ledger()).toEqual([]);
  });

  it.each(['failed', 'cancelled', 'expired'] as const)(
    'that comes after it %s is credited',
    async (outcome) => {
      const { payment_id } = (await order(app, person.jar)).result;
      await callWebhook(app, payment_id, { outcome });
      app.clock.advance(3 * DAY);
      await callWebhook(app, payment_id, { outcome: 'paid' });
      expect(await statusOf(payment_id)).toBe('completed');
      expect(await ledger()).toEqual([['purchase', 12]]);
    },
  );

  it('stays paid whatever webhook arrives late', async () => {
    const payment_id = await buy(app, person.jar);
    for (const outcome of ['failed', 'cancelled', 'expired', 'paid'] as const)
      expect((await callWebhook(app, payment_id, { outcome })).status).toBe(200);
    expect(await statusOf(payment_id)).toBe('completed');
    expect(await ledger()).toEqual([['purchase', 12]]);
  });

  it('is credited once however many reports come at once', async () => {
    const { payment_id } = (await order(app, person.jar)).result;
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => callWebhook(app, payment_id, { outcome: 'paid' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
    expect(await ledger()).toEqual([['purchase', 12]]);
  });

  it('ends alike in every order that its news can come in', async () => {
    for (const last of ['paid', 'failed', 'expired'] as const) {
      const { payment_id } = (await order(app, person.jar)).result;
      const webhooks = [
        last,
        ...PAYMENT_OUTCOMES.filter((outcome) => outcome !== last && outcome !== 'reversed'),
      ];
      await Promise.all(webhooks.toReversed().map((outcome) => callWebhook(app, payment_id, { outcome })));
      expect(await statusOf(payment_id)).toBe('completed');
    }
    expect(await userOf(app, person.jar)).toMatchObject({ credits: 36 });
  });

  it('of another sum than was ordered is not taken for it', async () => {
    const { payment_id } = (await order(app, person.jar)).result;
    const log = app.context.log.level;
    app.context.log.level = 'silent';
    for (const amount of [
      { amount: 1199, currency: 'EUR' },
      { amount: 1200, currency: 'USD' },
    ] as const)
      expect((await callWebhook(app, payment_id, { outcome: 'paid', amount })).status).toBe(500);
    app.context.log.level = log;
    expect(await statusOf(payment_id)).toBe('pending');
    await callWebhook(app, payment_id, { outcome: 'paid' });
    expect(await statusOf(payment_id)).toBe('completed');
  });
});

describe('a webhook', () => {
  const send = (init: RequestInit, provider = 'sandbox') =>
    app.fetch(`/api/webhook/${provider}.php`, { method: 'POST', ...init });

  it.each([
    ['without a signature', {}],
    ['with a wrong signature', { headers: { 'x-sandbox-signature': 'a'.repeat(64) } }],
    ['with a signature of other letters', { headers: { 'x-sandbox-signature': '\u00fc'.repeat(64) } }],
  ])('%s is refused', async (_, init) => {
    const { payment_id } = (await order(app, person.jar)).result;
    const body = JSON.stringify({ paymentId: payment_id, outcome: 'paid' });
    const response = await send({ body, ...init });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error: { code: 'forbidden' } });
    expect(await statusOf(payment_id)).toBe('pending');
  });

  it('whose body was changed on its way is rejected', async () => {
    const { payment_id } = (await order(app, person.jar)).result;
    const webhook = app.context.payments.sandbox?.write({
      paymentId: payment_id,
      providerPaymentId: 'x',
      outcome: 'failed',
      amount: { amount: 1200, currency: 'EUR' },
      stored: null,
    });
    const headers = { 'x-sandbox-signature': webhook?.header('x-sandbox-signature') ?? '' };
    const body = webhook?.body.replace('failed', 'paid') ?? '';
    expect((await send({ body, headers })).status).toBe(403);
  });

  it.each(['mollie', 'stripe', 'constructor', '..'])(
    'of the provider %s finds nobody here',
    async (provider) => {
      expect((await send({ body: '{}' }, provider)).status).toBe(404);
    },
  );

  it('of a payment that is none of ours is taken note of', async () => {
    const webhook = app.context.payments.sandbox?.write({
      paymentId: 'none',
      providerPaymentId: 'none',
      outcome: 'paid',
      amount: { amount: 1, currency: 'EUR' },
      stored: null,
    });
    const headers = { 'x-sandbox-signature': webhook?.header('x-sandbox-signature') ?? '' };
    expect((await send({ body: webhook?.body ?? '', headers })).status).toBe(200);
  });

  it('needs no client header, and no more than 256 kB', async () => {
    expect((await send({ body: 'x'.repeat(257 * 1024) })).status).toBe(413);
  });
});
