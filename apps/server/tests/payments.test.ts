import { PAYMENT_OUTCOMES } from '@vela/domain/payments';
import { DAY, HOUR, SECOND } from '@vela/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buy, callWebhook, order, orderBody, orderOf, tell, userOf } from './support/buying';
import { createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, type Person } from './support/people';
import { spend } from './support/spending';

let app: TestApp;
let person: Person;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  person = await activePerson(app);
  // Past the welcome discount.
  app.clock.advance(5 * HOUR);
});
afterAll(() => app.close());

const statusOf = async (paymentId: string) => (await orderOf(app, person.jar, paymentId)).status;

const ledger = async () => {
  const { transactions } = (await app.call('listTransactions', { jar: person.jar })).result;
  return transactions.map(({ kind, credits }) => [kind, credits]).toReversed();
};

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
    const { payment_id } = (await order(app, person.jar, { package: 'p1' })).result;
    expect((await callWebhook(app, payment_id, { outcome: 'paid' })).status).toBe(200);
    expect(await userOf(app, person.jar)).toMatchObject({ credits: 30, paid_user: true });
    expect(await orderOf(app, person.jar, payment_id)).toMatchObject({
      status: 'completed',
      withdraw_until: new Date(app.clock.now().getTime() + 14 * DAY).toISOString(),
    });
    expect(await eventsOf(person.user.id)).toEqual(['credits', 'user']);
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

  it('stays paid whatever is told late', async () => {
    const payment_id = await buy(app, person.jar);
    for (const outcome of ['failed', 'cancelled', 'expired', 'paid'] as const)
      expect((await callWebhook(app, payment_id, { outcome })).status).toBe(200);
    expect(await statusOf(payment_id)).toBe('completed');
    expect(await ledger()).toEqual([['purchase', 12]]);
  });

  it('is credited once by however many who tell of it at once', async () => {
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
      const told = [
        last,
        ...PAYMENT_OUTCOMES.filter((outcome) => outcome !== last && outcome !== 'reversed'),
      ];
      await Promise.all(told.toReversed().map((outcome) => callWebhook(app, payment_id, { outcome })));
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

  it('whose body was changed on its way is refused', async () => {
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

describe('a reversal', () => {
  it('takes back what is unused, and premium', async () => {
    const payment_id = await buy(app, person.jar);
    await callWebhook(app, payment_id, { outcome: 'reversed' });
    expect(await statusOf(payment_id)).toBe('reversed');
    expect(await userOf(app, person.jar)).toMatchObject({ credits: 0, paid_user: false });
    expect(await ledger()).toEqual([
      ['purchase', 12],
      ['reversal', -12],
    ]);
  });

  it('that is told before its payment leaves nothing behind', async () => {
    const { payment_id } = (await order(app, person.jar)).result;
    await callWebhook(app, payment_id, { outcome: 'reversed' });
    await callWebhook(app, payment_id, { outcome: 'paid' });
    expect(await statusOf(payment_id)).toBe('reversed');
    expect(await ledger()).toEqual([]);
    expect((await app.call('listTransactions', { jar: person.jar })).result.debt).toBe(0);
  });

  it('leaves premium to whom another purchase is left', async () => {
    const first = await buy(app, person.jar);
    await buy(app, person.jar, { package: 'p1' });
    await callWebhook(app, first, { outcome: 'reversed' });
    expect(await userOf(app, person.jar)).toMatchObject({ credits: 30, paid_user: true });
  });

  it('told twice and at once counts once', async () => {
    const payment_id = await buy(app, person.jar);
    await spend(app, person.user.id, 5);
    await Promise.all(Array.from({ length: 8 }, () => callWebhook(app, payment_id, { outcome: 'reversed' })));
    expect((await app.call('listTransactions', { jar: person.jar })).result.debt).toBe(5);
    expect(await userOf(app, person.jar)).toMatchObject({ credits: 0 });
  });

  it('of a purchase that was returned makes a debt of what was spent alone', async () => {
    const payment_id = await buy(app, person.jar);
    await spend(app, person.user.id, 5);
    const { result } = await app.call('returnCredits', { jar: person.jar, body: {} });
    expect(result.credits).toBe(7);
    await callWebhook(app, payment_id, { outcome: 'reversed' });
    expect(await statusOf(payment_id)).toBe('reversed');
    expect((await app.call('listTransactions', { jar: person.jar })).result.debt).toBe(5);
  });
});

describe('a debt', () => {
  const owe = async (credits: number) => {
    const payment_id = await buy(app, person.jar, { package: 'p1' });
    await spend(app, person.user.id, credits);
    await callWebhook(app, payment_id, { outcome: 'reversed' });
  };

  it('stops direct debit and orders that do not pay it', async () => {
    await owe(20);
    const small = await order(app, person.jar, { package: 'p0' });
    expect([small.status, small.error.code, small.error.params]).toEqual([
      403,
      'debt_unpaid',
      { credits: 20 },
    ]);
    const direct = await order(app, person.jar, { package: 'p2', paymentmethod: 'sepa_direct_debit' });
    expect(direct.error.code).toBe('method_unavailable');
    const { paymentmethods } = (await app.call('listPaymentMethods', { jar: person.jar })).result;
    expect(paymentmethods.map(({ key }) => key)).not.toContain('sepa_direct_debit');
  });

  it('is paid first by the order that pays it', async () => {
    await owe(20);
    await buy(app, person.jar, { package: 'p1' });
    const { result } = await app.call('listTransactions', { jar: person.jar });
    expect([result.debt, result.transactions[0]?.balance]).toEqual([0, 10]);
    expect((await ledger()).slice(-2)).toEqual([
      ['purchase', 30],
      ['debt', -20],
    ]);
    expect(await userOf(app, person.jar)).toMatchObject({ credits: 10, paid_user: true });
    expect((await order(app, person.jar, { package: 'p0' })).status).toBe(200);
  });

  it('leaves the rest of that order to be returned', async () => {
    await owe(20);
    const payment_id = await buy(app, person.jar, { package: 'p1' });
    const { result } = await app.call('returnCredits', { jar: person.jar, body: {} });
    expect(result).toEqual({
      credits: 10,
      refunds: [{ payment_id, money: { amount: 900, currency: 'EUR' } }],
    });
  });
});

describe('a repeat order', () => {
  const repeat = (clientId = orderBody().client_id) =>
    app.call('repeatOrder', { jar: person.jar, body: { client_id: clientId } });
  const preview = async () => (await app.call('previewRepeatOrder', { jar: person.jar })).result.repeat;

  async function buyByCard(card: 'accepts' | 'refuses', change = {}): Promise<void> {
    const made = await order(app, person.jar, { package: 'p1', paymentmethod: 'creditcard', ...change });
    await tell(app, made.result.payment_id, { outcome: 'paid', card });
  }

  it('buys the last package again with the kept card', async () => {
    await buyByCard('accepts');
    expect(await preview()).toEqual({
      package: 'p1',
      credits: 30,
      country: 'NL',
      price: { amount: 2700, currency: 'EUR' },
      fee: { amount: 0, currency: 'EUR' },
      paymentmethod: 'creditcard',
      label: '•••• 4242',
    });
    const { status, result } = await repeat();
    expect([status, result]).toEqual([200, { payment_id: expect.any(String), status: 'completed' }]);
    expect(await userOf(app, person.jar)).toMatchObject({ credits: 60 });
  });

  it('is charged once, sent however often', async () => {
    await buyByCard('accepts');
    const clientId = orderBody().client_id;
    const answers = await Promise.all(Array.from({ length: 6 }, () => repeat(clientId)));
    expect(new Set(answers.map(({ result }) => result.payment_id)).size).toBe(1);
    expect((await repeat(clientId)).json).toEqual(answers[0]?.json);
    expect(await userOf(app, person.jar)).toMatchObject({ credits: 60 });
  });

  it('says so when the card is refused, again and again for the same request', async () => {
    await buyByCard('refuses');
    const clientId = orderBody().client_id;
    for (const _ of ['first', 'again']) {
      const { status, error } = await repeat(clientId);
      expect([status, error.code]).toEqual([403, 'stored_method_failed']);
    }
    expect(await userOf(app, person.jar)).toMatchObject({ credits: 30 });
    // A card that is taken takes its place.
    app.clock.advance(SECOND);
    await buyByCard('accepts');
    expect((await repeat()).status).toBe(200);
  });

  it('has nothing to pay with where nothing was kept', async () => {
    expect(await preview()).toBeNull();
    const { status, error } = await repeat();
    expect([status, error.code]).toEqual([404, 'no_stored_method']);
    await buyByCard('accepts', { store_method: false });
    expect((await repeat()).error.code).toBe('no_stored_method');
    await buy(app, person.jar);
    expect((await repeat()).error.code).toBe('no_stored_method');
  });

  it('and an order never share a client id', async () => {
    await buyByCard('accepts');
    const body = orderBody({ paymentmethod: 'creditcard', package: 'p1' });
    await app.call('createOrder', { jar: person.jar, body });
    expect((await repeat(body.client_id)).error.code).toBe('client_id_reused');
    const other = orderBody({ paymentmethod: 'creditcard', package: 'p1' });
    await repeat(other.client_id);
    expect((await app.call('createOrder', { jar: person.jar, body: other })).error.code).toBe(
      'client_id_reused',
    );
  });

  it('is refused while a larger debt is open', async () => {
    await buyByCard('accepts');
    const large = await buy(app, person.jar, { package: 'p2' });
    await spend(app, person.user.id, 100);
    await callWebhook(app, large, { outcome: 'reversed' });
    expect((await repeat()).error.code).toBe('debt_unpaid');
  });
});
