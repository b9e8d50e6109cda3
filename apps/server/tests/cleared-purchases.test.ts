import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy, callWebhook, ledgerOf, order, orderOf, userOf } from './support/buying';
import { CookieJar, createTestApp, type TestApp } from './support/create-test-app';
import { freshAddress, mailedToken, PASSWORD, signUpPerson, type Person } from './support/people';
import { spend } from './support/spending';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Follows the activation link in a browser that the account doesn't know. */
const confirm = async ({ email }: Person, proof: { password?: string; new_password?: string }) => {
  const jar = new CookieJar();
  const token = await mailedToken(app, email, 'activation');
  await app.call('activate', { body: { token, ...proof }, jar, address: freshAddress() });
  return jar;
};

const clear = (holder: Person) => confirm(holder, { new_password: 'the words of the one who has the mail' });

const debtOf = async (jar: CookieJar) => (await app.call('listTransactions', { jar })).result.debt;

/** What was bought in an account by the person who signed up, with this much of it spent. */
async function bought({ spent = 0, ...change }: { spent?: number; paymentmethod?: string } = {}) {
  const holder = await signUpPerson(app);
  const paymentId = await buy(app, holder.jar, change);
  if (spent > 0) await spend(app, holder.user.id, spent);
  return { holder, paymentId };
}

const byDebit = { paymentmethod: 'sepa_direct_debit' } as const;

describe('what was bought in an account that is confirmed with a new password elsewhere', () => {
  it('is no longer there, though its order is', async () => {
    const { holder, paymentId } = await bought();
    expect(await userOf(app, holder.jar)).toMatchObject({ credits: 12, paid_user: true });
    const jar = await clear(holder);
    expect(await userOf(app, jar)).toMatchObject({ credits: 0, paid_user: false });
    expect((await ledgerOf(app, jar)).slice(-2)).toEqual([
      ['purchase', 12],
      ['reversal', -12],
    ]);
    expect(await orderOf(app, jar, paymentId)).toMatchObject({ status: 'completed', withdraw_until: null });
    expect((await app.call('returnCredits', { jar, body: {} })).error.code).toBe('nothing_to_refund');
  });

  it('stays where the one who signed up confirms it', async () => {
    const { holder } = await bought();
    const jar = await confirm(holder, { password: PASSWORD });
    expect(await userOf(app, jar)).toMatchObject({ credits: 12, paid_user: true });
  });

  it('leaves no debt to the owner when it is reversed later', async () => {
    const { holder, paymentId } = await bought({ spent: 12 });
    const jar = await clear(holder);
    await callWebhook(app, paymentId, { outcome: 'reversed' });
    expect((await orderOf(app, jar, paymentId)).status).toBe('reversed');
    expect(await debtOf(jar)).toBe(0);
    await buy(app, jar);
    expect(await userOf(app, jar)).toMatchObject({ credits: 12, paid_user: true });
  });

  it('leaves no debt to the owner that was there before', async () => {
    const { holder, paymentId } = await bought({ spent: 5 });
    await callWebhook(app, paymentId, { outcome: 'reversed' });
    expect(await debtOf(holder.jar)).toBe(5);
    const jar = await clear(holder);
    expect(await debtOf(jar)).toBe(0);
    await buy(app, jar);
    expect((await userOf(app, jar)).credits).toBe(12);
  });

  it('does not keep the owner premium, nor block direct debit', async () => {
    const { holder, paymentId } = await bought(byDebit);
    const jar = await clear(holder);
    const own = await buy(app, jar, { package: 'p1' });
    expect((await userOf(app, jar)).paid_user).toBe(true);
    await callWebhook(app, own, { outcome: 'reversed' });
    expect((await userOf(app, jar)).paid_user).toBe(false);
    await callWebhook(app, paymentId, { outcome: 'reversed' });
    expect((await order(app, jar, byDebit)).status).toBe(200);
  });
});
