import { isWithdrawable, withdrawUntil } from '@vela/domain/credits';
import { addMs, DAY } from '@vela/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCredits } from '../src/credits/add-credits';
import { buy, callWebhook, order, orderOf, userOf } from './support/buying';
import { withSettings } from './support/change-settings';
import { createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, pastWelcome, type Person } from './support/people';
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

const euro = (amount: number) => ({ amount, currency: 'EUR' });
const preview = async (query: { payment_id?: string } = {}) =>
  (await app.call('previewRefund', { jar: person.jar, query })).result;
const giveBack = (body: { payment_id?: string } = {}) => app.call('returnCredits', { jar: person.jar, body });
const refundOf = (paymentId: string) =>
  app.db
    .selectFrom('refunds')
    .select(['credits', 'amount', 'provider_refund_id', 'sent_at'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();

describe('returning credits', () => {
  it('refunds the unused share of each purchase, as it was shown', async () => {
    const first = await buy(app, person.jar, { package: 'p0' });
    const second = await buy(app, person.jar, { package: 'p1' });
    await spend(app, person.user.id, 15);
    // The first is used up, of the second 27 are left.
    const shown = { credits: 27, refunds: [{ payment_id: second, money: euro(2430) }] };
    expect(await preview()).toEqual(shown);
    expect((await giveBack()).result).toEqual(shown);
    expect(await userOf(app, person.jar)).toMatchObject({ credits: 0, paid_user: true });
    expect((await orderOf(app, person.jar, second)).refund).toEqual({ credits: 27, money: euro(2430) });
    expect((await orderOf(app, person.jar, first)).status).toBe('completed');
  });

  it('takes premium with the last purchase', async () => {
    const payment_id = await buy(app, person.jar);
    await giveBack();
    expect(await userOf(app, person.jar)).toMatchObject({ credits: 0, paid_user: false });
    expect(await orderOf(app, person.jar, payment_id)).toMatchObject({ status: 'refunded' });
  });

  it('can be for one purchase alone', async () => {
    const first = await buy(app, person.jar);
    const second = await buy(app, person.jar);
    expect(await preview({ payment_id: first })).toEqual({
      credits: 12,
      refunds: [{ payment_id: first, money: euro(1200) }],
    });
    await giveBack({ payment_id: first });
    expect((await preview()).refunds.map(({ payment_id }) => payment_id)).toEqual([second]);
    expect(await userOf(app, person.jar)).toMatchObject({ credits: 12, paid_user: true });
  });

  it('rounds down, after the discount and with the fee', async () => {
    const fresh = await activePerson(app);
    const payment_id = await buy(app, fresh.jar, { package: 'p1', paymentmethod: 'paysafecard' });
    await spend(app, fresh.user.id, 1);
    const { result } = await app.call('previewRefund', { jar: fresh.jar });
    // 29 of 30 of 20.25 and 0.50.
    expect(result).toEqual({ credits: 29, refunds: [{ payment_id, money: euro(2005) }] });
  });

  it('is possible for exactly the days that the site gives', async () => {
    await buy(app, person.jar);
    app.clock.advance(14 * DAY - 1);
    expect((await preview()).credits).toBe(12);
    app.clock.advance(1);
    expect(await preview()).toEqual({ credits: 0, refunds: [] });
    const { status, error } = await giveBack();
    expect([status, error.code]).toEqual([403, 'nothing_to_refund']);
    expect(await userOf(app, person.jar)).toMatchObject({ credits: 12, paid_user: true });
  });

  it('follows the site’s own number of days', async () => {
    await buy(app, person.jar);
    app.clock.advance(20 * DAY);
    await withSettings(app, { refund_days: 20 }, async () => {
      expect((await giveBack()).error.code).toBe('nothing_to_refund');
    });
    await withSettings(app, { refund_days: 21 }, async () => {
      expect((await giveBack()).status).toBe(200);
    });
  });

  it('keeps the days that were promised with an order, however few the site gives later', async () => {
    const bought = await withSettings(app, { refund_days: 20 }, async () => {
      return { payment_id: await buy(app, person.jar), at: app.clock.now() };
    });
    const until = addMs(bought.at, 20 * DAY);
    const { withdraw_until } = await orderOf(app, person.jar, bought.payment_id);
    expect(withdraw_until).toBe(until.toISOString());
    app.clock.advance(until.getTime() - app.clock.now().getTime() - 1);
    expect((await preview()).credits).toBe(12);
    app.clock.advance(1);
    expect((await giveBack()).error.code).toBe('nothing_to_refund');
  });

  it('goes by the site’s days for an order that was placed before orders kept them', async () => {
    const payment_id = await buy(app, person.jar);
    await app.db
      .updateTable('orders')
      .set({ refund_days: null })
      .where('payment_id', '=', payment_id)
      .execute();
    app.clock.advance(14 * DAY - 1);
    expect((await preview()).credits).toBe(12);
    app.clock.advance(1);
    expect((await preview()).credits).toBe(0);
  });

  it.each([
    ['was never bought', async () => {}],
    ['was not paid', async () => void (await order(app, person.jar))],
    ['was given', () => giveCredits()],
    ['was used up', async () => void (await buy(app, person.jar), await spend(app, person.user.id, 12))],
  ])('has nothing to do with what %s', async (_, prepare) => {
    await prepare();
    expect(await preview()).toEqual({ credits: 0, refunds: [] });
    expect((await giveBack()).error.code).toBe('nothing_to_refund');
  });

  it('does nothing to another member’s purchase', async () => {
    const other = await activePerson(app);
    const payment_id = await buy(app, other.jar);
    expect(await preview({ payment_id })).toEqual({ credits: 0, refunds: [] });
    expect((await giveBack({ payment_id })).error.code).toBe('nothing_to_refund');
  });

  it('happens once, asked for however often and at once', async () => {
    const payment_id = await buy(app, person.jar);
    const answers = await Promise.all(Array.from({ length: 8 }, () => giveBack()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 403),
    ]);
    expect(await refundOf(payment_id)).toMatchObject({ credits: 12, amount: 1200 });
  });

  it('and spending at once never give a credit twice', async () => {
    const payment_id = await buy(app, person.jar);
    const spent = Array.from({ length: 12 }, () =>
      spend(app, person.user.id, 1).then(
        () => 1,
        () => 0,
      ),
    );
    const [{ status }, ...taken] = await Promise.all([giveBack(), ...spent]);
    const used = taken.reduce<number>((sum, one) => sum + one, 0);
    const returned = status === 200 ? ((await refundOf(payment_id))?.credits ?? 0) : 0;
    expect(used + returned).toBe(12);
  });
});

describe('the money', () => {
  it('goes back by a job, once', async () => {
    const payment_id = await buy(app, person.jar);
    await giveBack();
    expect((await refundOf(payment_id))?.sent_at).toBeNull();
    await app.runJobs();
    expect(await refundOf(payment_id)).toMatchObject({
      provider_refund_id: `refund_${payment_id}`,
      sent_at: app.clock.now(),
    });
  });

  it('is not refunded when it was reversed meanwhile', async () => {
    const payment_id = await buy(app, person.jar);
    await giveBack();
    await callWebhook(app, payment_id, { outcome: 'reversed' });
    await app.runJobs();
    expect((await refundOf(payment_id))?.sent_at).toBeNull();
  });

  it('is on the receipt', async () => {
    const payment_id = await buy(app, person.jar);
    await giveBack();
    const { receipt } = (await app.call('getReceipt', { jar: person.jar, query: { payment_id } })).result;
    expect(receipt.refund).toEqual({ money: euro(1200), created_at: app.clock.now().toISOString() });
  });
});

async function giveCredits(): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const gift = { memberId: person.user.id, amount: 5, kind: 'seed', paymentId: null } as const;
    await addCredits(tx, { ...gift, now: app.clock.now() });
  });
}

describe('the list of orders', () => {
  /** So many later ones that failed: nobody is to lose sight of a purchase by trying. */
  async function fail(times: number, payment_id: string): Promise<void> {
    const { provider_payment_id: _, ...tried } = await app.db
      .selectFrom('orders')
      .selectAll()
      .where('payment_id', '=', payment_id)
      .executeTakeFirstOrThrow();
    const created_at = addMs(app.clock.now(), 1);
    const failed = { ...tried, status: 'failed' as const, completed_at: null, created_at };
    const orders = Array.from({ length: times }, (_none, index) => `${payment_id}-${index}`);
    await app.db
      .insertInto('orders')
      .values(orders.map((id) => ({ ...failed, payment_id: id, client_id: id, provider_payment_id: null })))
      .execute();
  }

  const listed = async () => {
    const { orders } = (await app.call('listTransactions', { jar: person.jar })).result;
    return orders.map(({ payment_id }) => payment_id);
  };

  it('has each that may be withdrawn from, however many came after it, and the latest hundred', async () => {
    const payment_id = await buy(app, person.jar);
    await fail(100, payment_id);
    expect(await listed()).toHaveLength(101);
    app.clock.advance(14 * DAY - 1);
    expect((await listed()).at(-1)).toBe(payment_id);
    app.clock.advance(1);
    expect(await listed()).toHaveLength(100);
    expect(await listed()).not.toContain(payment_id);
  });

  it('has beyond the latest hundred exactly those that the rule says may be withdrawn from', async () => {
    const payment_id = await buy(app, person.jar);
    await fail(100, payment_id);
    const now = app.clock.now();
    const events: unknown[] = [];
    const expected: unknown[] = [];
    for (const status of ['completed', 'refunded', 'reversed', 'failed'] as const)
      for (const refund_days of [null, 10, 30])
        for (const age of [14 * DAY - 1, 14 * DAY, 30 * DAY - 1, 30 * DAY]) {
          const completed_at = addMs(now, -age);
          const changed = { status, refund_days, completed_at, created_at: completed_at };
          await app.db.updateTable('orders').set(changed).where('payment_id', '=', payment_id).execute();
          const until = withdrawUntil(
            { completedAt: completed_at, promisedDays: refund_days },
            { refund_days: 14 },
          );
          events.push({ ...changed, listed: (await listed()).includes(payment_id) });
          expected.push({ ...changed, listed: isWithdrawable({ status, until }, now) });
        }
    expect(events).toEqual(expected);
    expect(events).toContainEqual(expect.objectContaining({ listed: true }));
  });
});
