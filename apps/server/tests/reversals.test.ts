import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buy, callWebhook, ledgerOf, order, orderOf, userOf } from './support/buying';
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

const statusOf = async (paymentId: string) => (await orderOf(app, person.jar, paymentId)).status;

const ledger = () => ledgerOf(app, person.jar);

describe('a reversal', () => {
  it('removes what is unused, and premium', async () => {
    const payment_id = await buy(app, person.jar);
    await callWebhook(app, payment_id, { outcome: 'reversed' });
    expect(await statusOf(payment_id)).toBe('reversed');
    expect(await userOf(app, person.jar)).toMatchObject({ credits: 0, paid_user: false });
    expect(await ledger()).toEqual([
      ['purchase', 12],
      ['reversal', -12],
    ]);
  });

  it('that arrives before its payment leaves nothing behind', async () => {
    const { payment_id } = (await order(app, person.jar)).result;
    await callWebhook(app, payment_id, { outcome: 'reversed' });
    await callWebhook(app, payment_id, { outcome: 'paid' });
    expect(await statusOf(payment_id)).toBe('reversed');
    expect(await ledger()).toEqual([]);
    expect((await app.call('listTransactions', { jar: person.jar })).result.debt).toBe(0);
  });

  it('leaves premium to a member with another purchase', async () => {
    const first = await buy(app, person.jar);
    await buy(app, person.jar, { package: 'p1' });
    await callWebhook(app, first, { outcome: 'reversed' });
    expect(await userOf(app, person.jar)).toMatchObject({ credits: 30, paid_user: true });
  });

  it('that arrives twice and at once counts once', async () => {
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
    expect([direct.status, direct.error.code]).toEqual([403, 'directdebit_blocked']);
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
