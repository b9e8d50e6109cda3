import { SECOND } from '@vela/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buy, callWebhook, order, orderBody, reportPayment, userOf } from './support/buying';
import { withSettings } from './support/change-settings';
import { createTestApp, type TestApp } from './support/create-test-app';
import { PASSWORD, pastWelcome, type Person } from './support/people';
import { spend } from './support/spending';

let app: TestApp;
let person: Person;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  person = await pastWelcome(app);
});
afterAll(() => app.close());

describe('a repeat order', () => {
  const repeat = (clientId = orderBody().client_id) =>
    app.call('repeatOrder', { jar: person.jar, body: { client_id: clientId, password: PASSWORD } });
  const preview = async () => (await app.call('previewRepeatOrder', { jar: person.jar })).result.repeat;

  async function buyByCard(card: 'accepts' | 'refuses', change = {}): Promise<void> {
    const made = await order(app, person.jar, { package: 'p1', paymentmethod: 'creditcard', ...change });
    await reportPayment(app, made.result.payment_id, { outcome: 'paid', card });
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
      password_required: true,
      next_at: null,
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

  it('says so when the card fails, again and again for the same request', async () => {
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

  it.each(['failed', 'cancelled', 'expired'] as const)(
    'is offered in another way when it is asked for once more and has %s meanwhile',
    async (outcome) => {
      await buyByCard('accepts');
      const provider = app.context.payments.sandbox;
      const charge = provider && vi.spyOn(provider, 'charge');
      charge?.mockImplementationOnce(async ({ paymentId }) => ({
        providerPaymentId: `sandbox_${paymentId}`,
        outcome: 'pending',
      }));
      const clientId = orderBody().client_id;
      const { result } = await repeat(clientId);
      expect(result.status).toBe('pending');
      await callWebhook(app, result.payment_id, { outcome });
      const { status, error } = await repeat(clientId);
      expect([status, error.code]).toEqual([403, 'stored_method_failed']);
      expect(charge).toHaveBeenCalledOnce();
      charge?.mockRestore();
    },
  );

  it('has nothing to pay with where nothing was stored', async () => {
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

  it('is rejected while a larger debt is open', async () => {
    await buyByCard('accepts');
    const large = await buy(app, person.jar, { package: 'p2' });
    await spend(app, person.user.id, 100);
    await callWebhook(app, large, { outcome: 'reversed' });
    expect((await repeat()).error.code).toBe('debt_unpaid');
    // Nothing is shown on a button that can't be pressed.
    expect(await preview()).toBeNull();
    await buy(app, person.jar, { package: 'p3' });
    expect(await preview()).toMatchObject({ package: 'p1' });
  });

  it('is shown only while its method is offered', async () => {
    await buyByCard('accepts');
    const byMethod = vi.spyOn(app.context.payments, 'byMethod').mockReturnValue(null);
    expect(await preview()).toBeNull();
    expect((await repeat()).error.code).toBe('method_unavailable');
    byMethod.mockRestore();
    expect(await preview()).toMatchObject({ package: 'p1' });
  });

  it('is shown only while the site serves its country', async () => {
    await buyByCard('accepts');
    await withSettings(app, { countries: ['DE'] }, async () => {
      expect(await preview()).toBeNull();
      expect((await repeat()).error.code).toBe('invalid_input');
    });
    expect(await preview()).toMatchObject({ package: 'p1' });
  });
});
