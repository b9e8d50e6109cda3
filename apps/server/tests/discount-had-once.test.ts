import { afterAll, beforeAll, expect, it } from 'vitest';
import { order, orderOf, reportPayment, userOf } from './support/buying';
import { createTestApp, type TestApp } from './support/create-test-app';
import { activePerson } from './support/people';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('of two orders with the welcome discount the second that is paid goes back whole, and says why', async () => {
  const { jar } = await activePerson(app);
  const orders = [await order(app, jar), await order(app, jar, { package: 'p1' })];
  const [first = '', second = ''] = orders.map(({ result }) => result.payment_id);
  await reportPayment(app, second, { outcome: 'paid' });
  await reportPayment(app, first, { outcome: 'paid' });
  expect(await orderOf(app, jar, first)).toMatchObject({
    status: 'refunded',
    refund: { credits: 12, money: { amount: 900, currency: 'EUR' }, reason: 'discount_used' },
  });
  expect(await userOf(app, jar)).toMatchObject({ credits: 30 });

  await app.call('returnCredits', { jar, body: { payment_id: second } });
  const returned = await orderOf(app, jar, second);
  expect(returned.status).toBe('refunded');
  expect(returned.refund).not.toHaveProperty('reason');
});

it('an order that is not paid says where it can be paid still, until it is settled', async () => {
  const { jar } = await activePerson(app);
  const { payment_id: id, redirect_url: url } = (await order(app, jar)).result;
  expect(await orderOf(app, jar, id)).toMatchObject({ status: 'pending', redirect_url: url });
  await reportPayment(app, id, { outcome: 'cancelled' });
  expect(await orderOf(app, jar, id)).not.toHaveProperty('redirect_url');
});
