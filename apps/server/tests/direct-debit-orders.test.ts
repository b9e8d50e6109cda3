import { DAY } from '@vela/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buy, callWebhook, order, orderOf, reportPayment, userOf } from './support/buying';
import { createTestApp, type TestApp } from './support/create-test-app';
import { pastWelcome, type Person } from './support/people';
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

const BY_DEBIT = { paymentmethod: 'sepa_direct_debit' } as const;

const debit = (change: Parameters<typeof order>[2] = {}) =>
  order(app, person.jar, { ...BY_DEBIT, ...change });
const offered = async () =>
  (await app.call('listPaymentMethods', { jar: person.jar })).result.paymentmethods.map(({ key }) => key);

/** Who comes by now and then stays logged in. */
async function pass(days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    app.clock.advance(DAY);
    if (day % 10 === 9) await userOf(app, person.jar);
  }
}

describe('an order by direct debit', () => {
  it('is rejected where it would be more than 150 euros within 30 days', async () => {
    await buy(app, person.jar, { ...BY_DEBIT, package: 'p3' });
    const { status, error } = await debit({ package: 'p1' });
    expect([status, error.code]).toEqual([403, 'directdebit_limit']);
    // A cheaper package, another method or waiting helps.
    expect((await debit({ package: 'p0' })).status).toBe(200);
    expect((await order(app, person.jar, { package: 'p1' })).status).toBe(200);
    await pass(30);
    expect((await debit({ package: 'p1' })).status).toBe(200);
  });

  it('counts one whose credits were returned, since its debit can be returned too', async () => {
    await buy(app, person.jar, { ...BY_DEBIT, package: 'p3' });
    expect((await app.call('returnCredits', { jar: person.jar, body: {} })).result.credits).toBe(180);
    const { status, error } = await debit({ package: 'p3' });
    expect([status, error.code]).toEqual([403, 'directdebit_limit']);
    await pass(30);
    expect((await debit({ package: 'p3' })).status).toBe(200);
  });

  it('counts none that came to nothing, nor any that is paid in another way', async () => {
    const { payment_id } = (await debit({ package: 'p3' })).result;
    await reportPayment(app, payment_id, { outcome: 'failed' });
    await buy(app, person.jar, { package: 'p3' });
    const again = (await debit({ package: 'p3' })).result;
    expect(again.payment_id).not.toBe(payment_id);
  });

  it('of two at once is one where both would be more', async () => {
    const answers = await Promise.all([debit({ package: 'p3' }), debit({ package: 'p3' })]);
    const [first, second] = answers.map(({ result }) => result.payment_id);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(second).toBe(first);
  });

  it('sent again after no answer came is the same one, limit or not', async () => {
    const body = { package: 'p3', client_id: `again${person.user.id}` } as const;
    const first = await debit(body);
    expect((await debit(body)).result.payment_id).toBe(first.result.payment_id);
  });
});

describe('an order by direct debit that was left at the provider', () => {
  it('is gone on with when the same is ordered again, and credited once', async () => {
    const left = (await debit({ package: 'p3' })).result;
    for (const _ of ['back', 'and back again']) expect((await debit({ package: 'p3' })).result).toEqual(left);
    await reportPayment(app, left.payment_id, { outcome: 'paid' });
    await callWebhook(app, left.payment_id, { outcome: 'paid' });
    expect(await userOf(app, person.jar)).toMatchObject({ credits: 180 });
    expect((await debit({ package: 'p3' })).error.code).toBe('directdebit_limit');
  });

  it('makes way for another package, and is credited once where it is paid after all', async () => {
    const left = (await debit({ package: 'p3' })).result;
    const other = (await debit({ package: 'p1' })).result;
    expect(other.payment_id).not.toBe(left.payment_id);
    await reportPayment(app, other.payment_id, { outcome: 'paid' });
    for (const _ of ['late', 'and again']) await callWebhook(app, left.payment_id, { outcome: 'paid' });
    expect(await userOf(app, person.jar)).toMatchObject({ credits: 210 });
    expect((await debit({ package: 'p0' })).error.code).toBe('directdebit_limit');
  });

  it('may be paid in another way', async () => {
    const left = (await debit({ package: 'p3' })).result;
    const bought = await buy(app, person.jar, { package: 'p3' });
    expect(bought).not.toBe(left.payment_id);
    expect(await userOf(app, person.jar)).toMatchObject({ credits: 180 });
  });

  it('counts as under way from the next day on, and for a fortnight', async () => {
    const left = (await debit({ package: 'p3' })).result;
    await pass(1);
    expect((await debit({ package: 'p1' })).error.code).toBe('directdebit_limit');
    expect((await debit({ package: 'p3' })).result.payment_id).toBe(left.payment_id);
    await pass(13);
    expect((await debit({ package: 'p3' })).result.payment_id).not.toBe(left.payment_id);
  });
});

describe('direct debit', () => {
  it('is blocked for who owes credits, and said to be to who asks for it all the same', async () => {
    const payment_id = await buy(app, person.jar);
    await spend(app, person.user.id, 12);
    expect(await offered()).toContain('sepa_direct_debit');
    await callWebhook(app, payment_id, { outcome: 'reversed' });
    expect(await offered()).not.toContain('sepa_direct_debit');
    const { status, error } = await debit();
    expect([status, error.code]).toEqual([403, 'directdebit_blocked']);
    await buy(app, person.jar);
    expect(await offered()).toContain('sepa_direct_debit');
    expect((await debit()).status).toBe(200);
  });

  it('is blocked for good for a member with a returned debit, though nothing is owed any more', async () => {
    const payment_id = await buy(app, person.jar, BY_DEBIT);
    await callWebhook(app, payment_id, { outcome: 'reversed' });
    for (const days of [0, 31, 50]) {
      await pass(days);
      const { status, error } = await debit();
      expect([status, error.code]).toEqual([403, 'directdebit_blocked']);
      expect(await offered()).not.toContain('sepa_direct_debit');
    }
    expect((await orderOf(app, person.jar, payment_id)).status).toBe('reversed');
  });

  it('is unavailable, not blocked, where it is not to be had', async () => {
    const payment_id = await buy(app, person.jar, BY_DEBIT);
    await callWebhook(app, payment_id, { outcome: 'reversed' });
    expect((await debit({ country: 'GB' })).error.code).toBe('method_unavailable');
  });
});
