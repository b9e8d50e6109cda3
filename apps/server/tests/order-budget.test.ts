import { DAY, HOUR } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callWebhook, order } from './support/buying';
import { createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, pastWelcome, type Person } from './support/people';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const byCard = { paymentmethod: 'creditcard' } as const;
const placed = async ({ jar }: Person) => (await order(app, jar, byCard)).result.payment_id;
const tidyUp = async () => {
  await app.context.jobs.add(app.db, 'housekeeping', {});
  await app.runJobs();
};

describe('the orders of a member', () => {
  it('are twenty an hour, and twenty open ones of the last day', async () => {
    const person = await activePerson(app);
    const ids = [];
    for (let count = 0; count < 20; count += 1) ids.push(await placed(person));
    expect((await order(app, person.jar, byCard)).error.code).toBe('too_many_requests');
    app.clock.advance(HOUR);
    const { status, error } = await order(app, person.jar, byCard);
    expect([status, error.code, error.retry_after]).toEqual([429, 'too_many_requests', 23 * 60 * 60]);
    await callWebhook(app, ids[0] ?? '', { outcome: 'cancelled' });
    expect((await order(app, person.jar, byCard)).status).toBe(200);
  });

  it('go after 60 days where nobody paid for them, and nothing of the books with them', async () => {
    const person = await pastWelcome(app);
    const [open, failed, paid, late] = [
      await placed(person),
      await placed(person),
      await placed(person),
      await placed(person),
    ];
    await callWebhook(app, failed, { outcome: 'failed' });
    await callWebhook(app, paid, { outcome: 'paid' });
    await callWebhook(app, late, { outcome: 'reversed' });
    const left = async () =>
      (
        await app.db
          .selectFrom('orders')
          .select('payment_id')
          .where('member_id', '=', person.user.id)
          .execute()
      )
        .map((row) => row.payment_id)
        .toSorted();
    app.clock.advance(60 * DAY - 1);
    await tidyUp();
    expect(await left()).toEqual([open, failed, paid, late].toSorted());
    app.clock.advance(2);
    await tidyUp();
    expect(await left()).toEqual([paid, late].toSorted());
  });
});

describe('the agreements and blocks of a member', () => {
  it('change twenty times an hour', async () => {
    const { jar } = await activePerson(app);
    const change = async (count: number) =>
      (await app.call('updateUser', { jar, body: { consents: { special_categories: count % 2 === 0 } } }))
        .status;
    for (let count = 0; count < 20; count += 1) expect(await change(count)).toBe(200);
    expect(await change(20)).toBe(429);
    expect((await app.call('updateUser', { jar, body: { read_receipts: false } })).status).toBe(200);
    app.clock.advance(HOUR);
    expect(await change(21)).toBe(200);
  });

  it('are sixty blocks and ends of blocks an hour together', async () => {
    const [{ jar }, { user }] = [await activePerson(app), await activePerson(app)];
    const body = { profile_id: user.id };
    for (let count = 0; count < 30; count += 1) {
      expect((await app.call('blockMember', { jar, body })).status).toBe(200);
      expect((await app.call('unblockMember', { jar, body })).status).toBe(200);
    }
    expect((await app.call('blockMember', { jar, body })).status).toBe(429);
  });
});
