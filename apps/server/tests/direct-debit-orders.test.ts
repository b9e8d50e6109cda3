import { DAY, MINUTE } from '@vela/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buy, callWebhook, order, orderOf, tell, userOf } from './support/buying';
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

describe('an order by direct debit', () => {
  it('is refused where it would be more than 150 euros within 30 days', async () => {
    await buy(app, person.jar, { ...BY_DEBIT, package: 'p3' });
    const { status, error } = await debit({ package: 'p1' });
    expect([status, error.code]).toEqual([403, 'directdebit_limit']);
    // A cheaper package, another method or waiting helps.
    expect((await debit({ package: 'p0' })).status).toBe(200);
    expect((await order(app, person.jar, { package: 'p1' })).status).toBe(200);
    // Who comes by in between stays logged in.
    for (const _ of ['a fortnight', 'another']) {
      app.clock.advance(15 * DAY);
      await userOf(app, person.jar);
    }
    expect((await debit({ package: 'p1' })).status).toBe(200);
  });

  it('counts none that came to nothing, nor any that is paid in another way', async () => {
    const { payment_id } = (await debit({ package: 'p3' })).result;
    await tell(app, payment_id, { outcome: 'failed' });
    await buy(app, person.jar, { package: 'p3' });
    expect((await debit({ package: 'p3' })).status).toBe(200);
  });

  it('of two at once is one where both would be more', async () => {
    const answers = await Promise.all([debit({ package: 'p3' }), debit({ package: 'p3' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });

  it('sent again after no answer came is the same one, limit or not', async () => {
    const body = { package: 'p3', client_id: `again${person.user.id}` } as const;
    const first = await debit(body);
    expect((await debit(body)).result.payment_id).toBe(first.result.payment_id);
  });

  it('is refused for good to whom a direct debit was taken back, though nothing is owed any more', async () => {
    const payment_id = await buy(app, person.jar, BY_DEBIT);
    await spend(app, person.user.id, 12);
    await callWebhook(app, payment_id, { outcome: 'reversed' });
    expect((await debit()).error.code).toBe('method_unavailable');
    await buy(app, person.jar);
    app.clock.advance(MINUTE);
    const { status, error } = await debit();
    expect([status, error.code]).toEqual([403, 'directdebit_blocked']);
    expect((await orderOf(app, person.jar, payment_id)).status).toBe('reversed');
  });
});
