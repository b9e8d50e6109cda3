import { HOUR } from '@vela/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_SITE_ID } from '../src/sites/ensure-default-site';
import { buy, order, orderBody, orderOf, reportPayment, userOf } from './support/buying';
import { createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, PASSWORD, type Person } from './support/people';

let app: TestApp;
let person: Person;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  person = await activePerson(app);
});
afterAll(() => app.close());

const euro = (amount: number) => ({ amount, currency: 'EUR' });
const afterWelcome = () => app.clock.advance(5 * HOUR);
const shown = async (id: string) =>
  (await app.call('listPackages', { jar: person.jar })).result.packages.find((one) => one.id === id)?.price ??
  euro(0);
const countOrders = async () =>
  (await app.call('listTransactions', { jar: person.jar, query: {} })).result.orders.length;

describe('an order at the price that was shown', () => {
  it('is of that price, with its discount', async () => {
    const total = await shown('p0');
    const { status, result } = await order(app, person.jar, { total });
    expect([status, total]).toEqual([200, euro(900)]);
    expect(await orderOf(app, person.jar, result.payment_id)).toMatchObject({ price: euro(900) });
  });

  it.each([
    ['ended', async () => afterWelcome()],
    ['was used in another tab', () => buy(app, person.jar)],
  ])('is not made when the welcome discount %s meanwhile', async (_, end) => {
    const total = await shown('p0');
    await end();
    const before = await countOrders();
    const { status, error } = await order(app, person.jar, { total });
    expect([status, error.code, error.params]).toEqual([409, 'price_changed', euro(1200)]);
    expect(await countOrders()).toBe(before);
    expect((await order(app, person.jar, { total: await shown('p0') })).status).toBe(200);
  });

  it('counts its fee', async () => {
    afterWelcome();
    const choice = { paymentmethod: 'paysafecard' } as const;
    const { status, error } = await order(app, person.jar, { ...choice, total: euro(1200) });
    expect([status, error.code, error.params]).toEqual([409, 'price_changed', euro(1250)]);
    expect((await order(app, person.jar, { ...choice, total: euro(1250) })).status).toBe(200);
  });

  it('is of its currency', async () => {
    afterWelcome();
    const { status, error } = await order(app, person.jar, { total: { amount: 1200, currency: 'CHF' } });
    expect([status, error.code, error.params]).toEqual([409, 'price_changed', euro(1200)]);
  });

  it('is not made when it would cost less than was shown', async () => {
    const { error } = await order(app, person.jar, { total: euro(1200) });
    expect([error.code, error.params]).toEqual(['price_changed', euro(900)]);
  });

  it('is made at today’s price where it isn’t said what was shown', async () => {
    afterWelcome();
    const { payment_id: id } = (await order(app, person.jar)).result;
    expect(await orderOf(app, person.jar, id)).toMatchObject({ price: euro(1200) });
  });

  it.each([
    { amount: -1, currency: 'EUR' },
    { amount: 9.5, currency: 'EUR' },
    { amount: 900, currency: 'euro' },
  ])('refuses %j as no money', async (total) => {
    const { status, error } = await order(app, person.jar, { total });
    expect([status, error.code]).toEqual([400, 'invalid_input']);
  });

  it('is the same one when it is sent again after the discount ended, and keeps its client id from another price', async () => {
    const body = orderBody({ total: await shown('p0') });
    const first = await app.call('createOrder', { jar: person.jar, body });
    afterWelcome();
    expect((await app.call('createOrder', { jar: person.jar, body })).json).toEqual(first.json);
    const other = await app.call('createOrder', { jar: person.jar, body: { ...body, total: euro(1200) } });
    expect([other.status, other.error.code]).toEqual([409, 'client_id_reused']);
  });

  it.each([
    ['another code', { discountcode: 'SUMMER' }],
    ['no method to be kept', { store_method: false }],
  ])('keeps its client id from one of %s', async (_, change) => {
    const body = orderBody({ paymentmethod: 'creditcard' });
    const send = async (more: object = {}) =>
      app.call('createOrder', { jar: person.jar, body: { ...body, ...more } });
    const first = await send();
    const other = await send(change);
    expect([other.status, other.error.code]).toEqual([409, 'client_id_reused']);
    expect((await send()).json).toEqual(first.json);
    // The welcome discount counts with its code as without.
    expect((await send({ discountcode: ' timebonus25' })).json).toEqual(first.json);
  });

  it('keeps the client id of one with a code from one without', async () => {
    afterWelcome();
    await app.db
      .insertInto('discount_codes')
      .values({ site_id: DEFAULT_SITE_ID, code: 'SUMMER', percentage: 10, status: 'active' })
      .execute();
    const body = orderBody({ discountcode: 'summer' });
    const first = await app.call('createOrder', { jar: person.jar, body });
    expect((await app.call('createOrder', { jar: person.jar, body })).json).toEqual(first.json);
    const { discountcode: _, ...without } = body;
    const other = await app.call('createOrder', { jar: person.jar, body: without });
    expect([first.status, other.status, other.error.code]).toEqual([200, 409, 'client_id_reused']);
  });
});

describe('a repeat order', () => {
  const repeat = (total: { amount: number; currency: string }, clientId = orderBody().client_id) =>
    app.call('repeatOrder', { jar: person.jar, body: { client_id: clientId, total, password: PASSWORD } });

  it('is charged at the price that was shown, and at no other', async () => {
    afterWelcome();
    const { payment_id: id } = (await order(app, person.jar, { paymentmethod: 'creditcard' })).result;
    await reportPayment(app, id, { outcome: 'paid', card: 'accepts' });
    for (const total of [euro(900), { amount: 1200, currency: 'GBP' }]) {
      const { status, error } = await repeat(total);
      expect([status, error.code, error.params]).toEqual([409, 'price_changed', euro(1200)]);
    }
    expect(await userOf(app, person.jar)).toMatchObject({ credits: 12 });
    expect((await repeat(euro(1200))).result.status).toBe('completed');
    expect(await userOf(app, person.jar)).toMatchObject({ credits: 24 });
  });

  it('is the same one when it is sent again, and keeps its client id from another price', async () => {
    afterWelcome();
    const { payment_id: id } = (await order(app, person.jar, { paymentmethod: 'creditcard' })).result;
    await reportPayment(app, id, { outcome: 'paid', card: 'accepts' });
    const clientId = orderBody().client_id;
    const first = await repeat(euro(1200), clientId);
    expect((await repeat(euro(1200), clientId)).json).toEqual(first.json);
    for (const total of [euro(900), { amount: 1200, currency: 'GBP' }]) {
      const { status, error } = await repeat(total, clientId);
      expect([status, error.code]).toEqual([409, 'client_id_reused']);
    }
    expect(await userOf(app, person.jar)).toMatchObject({ credits: 24 });
  });
});
