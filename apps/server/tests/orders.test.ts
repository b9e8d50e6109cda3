import { HOUR, MINUTE } from '@vela/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buy, order, orderBody, orderOf, reportPayment, userOf } from './support/buying';
import { withSettings } from './support/change-settings';
import { createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, signUpPerson, type Person } from './support/people';
import { spend } from './support/spending';

let app: TestApp;
let person: Person;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  person = await activePerson(app);
});
afterAll(() => app.close());

/** The welcome discount has expired, so the packages have list prices. */
const afterWelcome = () => app.clock.advance(5 * HOUR);

const methods = async (country: string, jar = person.jar) =>
  (await app.call('listPaymentMethods', { query: { country }, jar })).result.paymentmethods;

describe('payment methods', () => {
  it('are those of the country, each with its fee in its money', async () => {
    const all = await methods('NL');
    expect(all.map(({ key }) => key)).toEqual([
      'ideal',
      'creditcard',
      'apple_pay',
      'paypal',
      'sepa_direct_debit',
      'bank_transfer',
      'paysafecard',
    ]);
    expect(all[0]).toEqual({
      key: 'ideal',
      kind: 'online_banking',
      name: 'iDEAL',
      fee: { amount: 0, currency: 'EUR' },
    });
    expect(all.at(-1)?.fee).toEqual({ amount: 50, currency: 'EUR' });
  });

  it('list the banks where one is named', async () => {
    const kbc = (await methods('BE')).find(({ key }) => key === 'kbc');
    expect(kbc?.issuers?.map(({ id }) => id)).toEqual(['kbc', 'cbc']);
  });

  it('are those of the member’s own country unless another is asked for', async () => {
    const { country } = (await app.call('listPaymentMethods', { jar: person.jar })).result;
    expect(country).toBe('NL');
    expect((await app.call('listPaymentMethods')).result.country).toBe('NL');
  });

  it.each(['XX', 'nl', ''])('reject the country %j', async (country) => {
    const { status, error } = await app.call('listPaymentMethods', { query: { country } });
    expect([status, error.code]).toEqual([400, 'unknown_country']);
  });
});

describe('an order', () => {
  it('says where it is paid, and is pending until then', async () => {
    afterWelcome();
    const { status, result } = await order(app, person.jar, { package: 'p2' });
    expect(status).toBe(200);
    expect(result).toEqual({
      payment_id: expect.stringMatching(/^[\w-]{22}$/),
      status: 'pending',
      redirect_url: `http://localhost:3000/dev/pay/${result.payment_id}`,
    });
    expect(await orderOf(app, person.jar, result.payment_id)).toEqual({
      payment_id: result.payment_id,
      package: 'p2',
      credits: 72,
      price: { amount: 5760, currency: 'EUR' },
      fee: { amount: 0, currency: 'EUR' },
      status: 'pending',
      paymentmethod: 'ideal',
      created_at: app.clock.now().toISOString(),
      withdraw_until: null,
      redirect_url: result.redirect_url,
    });
    expect(await userOf(app, person.jar)).toMatchObject({ credits: 0, paid_user: false });
  });

  it.each([
    [{ country: 'GB', paymentmethod: 'pay_by_bank' }, { amount: 1050, currency: 'GBP' }, 0],
    [{ country: 'CH', paymentmethod: 'creditcard' }, { amount: 1200, currency: 'CHF' }, 25],
    [{ country: 'PL', paymentmethod: 'paysafecard' }, { amount: 5200, currency: 'PLN' }, 200],
  ] as const)('of %j costs %j and a fee of %i', async (choice, price, fee) => {
    afterWelcome();
    const { payment_id } = (await order(app, person.jar, choice)).result;
    expect(await orderOf(app, person.jar, payment_id)).toMatchObject({
      price,
      fee: { amount: fee, currency: price.currency },
    });
  });

  it('is the same one when it is sent again, also once it is paid', async () => {
    const body = orderBody();
    const first = await app.call('createOrder', { jar: person.jar, body });
    const again = await app.call('createOrder', { jar: person.jar, body });
    expect(again.json).toEqual(first.json);
    await reportPayment(app, first.result.payment_id, { outcome: 'paid' });
    const paid = await app.call('createOrder', { jar: person.jar, body });
    expect(paid.result).toEqual({ payment_id: first.result.payment_id, status: 'completed' });
    expect(await userOf(app, person.jar)).toMatchObject({ credits: 12 });
  });

  it('is one when it is sent eight times at once', async () => {
    const body = orderBody();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => app.call('createOrder', { jar: person.jar, body })),
    );
    expect(new Set(answers.map(({ result }) => result.payment_id)).size).toBe(1);
  });

  it.each([
    ['package', { package: 'p3' }],
    ['method', { paymentmethod: 'paypal' }],
    ['country', { country: 'DE', paymentmethod: 'creditcard' }],
  ] as const)('keeps its client id from one of another %s', async (_, change) => {
    const body = orderBody();
    await app.call('createOrder', { jar: person.jar, body });
    const { status, error } = await app.call('createOrder', {
      jar: person.jar,
      body: { ...body, ...change },
    });
    expect([status, error.code]).toEqual([409, 'client_id_reused']);
  });

  it('may have the client id of another member’s', async () => {
    const other = await activePerson(app);
    const body = orderBody();
    const first = await app.call('createOrder', { jar: person.jar, body });
    const second = await app.call('createOrder', { jar: other.jar, body });
    expect(second.result.payment_id).not.toBe(first.result.payment_id);
  });

  it('is made by a member whose address is not confirmed, too', async () => {
    const fresh = await signUpPerson(app);
    expect((await order(app, fresh.jar)).status).toBe(200);
  });

  it.each([
    ['a method of another country', { paymentmethod: 'ideal', country: 'DE' }],
    ['a method that does not exist', { paymentmethod: 'cowrie' }],
    ['a name of the language', { paymentmethod: 'constructor' }],
  ] as const)('refuses %s', async (_, change) => {
    const { status, error } = await order(app, person.jar, change);
    expect([status, error.code]).toEqual([403, 'method_unavailable']);
  });

  it.each([
    ['no bank where one is wanted', { paymentmethod: 'kbc', country: 'BE' }, 'required'],
    ['an unknown bank', { paymentmethod: 'kbc', country: 'BE', issuer: 'x' }, 'unknown_option'],
    ['a bank where none is wanted', { issuer: 'kbc' }, 'unknown_option'],
  ] as const)('refuses %s', async (_, change, code) => {
    const { status, error } = await order(app, person.jar, change);
    expect([status, error.code, error.fields]).toEqual([400, 'invalid_input', [{ path: 'issuer', code }]]);
  });

  it('goes to the bank that is named', async () => {
    expect(
      (await order(app, person.jar, { paymentmethod: 'kbc', country: 'BE', issuer: 'cbc' })).status,
    ).toBe(200);
  });

  it.each([
    [{ package: 'p9' }, 'package'],
    [{ country: 'XX' }, 'country'],
    [{ client_id: '' }, 'client_id'],
    [{ client_id: 'x'.repeat(65) }, 'client_id'],
    [{ paymentmethod: '' }, 'paymentmethod'],
  ])('refuses %j', async (change, path) => {
    const body = { ...orderBody(), ...change } as ReturnType<typeof orderBody>;
    const { status, error } = await app.call('createOrder', { jar: person.jar, body });
    expect([status, error.code, error.fields?.[0]?.path]).toEqual([400, 'invalid_input', path]);
  });

  it('rejects a country that the site does not serve', async () => {
    await withSettings(app, { countries: ['NL'] }, async () => {
      const { error } = await order(app, person.jar, { country: 'DE', paymentmethod: 'creditcard' });
      expect(error.fields).toEqual([{ path: 'country', code: 'unknown_country' }]);
    });
  });

  it('is there for its member alone', async () => {
    const other = await activePerson(app);
    const { payment_id } = (await order(app, person.jar)).result;
    for (const id of ['getOrder', 'getReceipt'] as const) {
      const { status, error } = await app.call(id, { jar: other.jar, query: { payment_id } });
      expect([id, status, error.code]).toEqual([id, 404, 'not_found']);
    }
    expect((await app.call('getOrder', { jar: person.jar, query: { payment_id: 'none' } })).status).toBe(404);
  });
});

describe('a receipt', () => {
  it('has the tax of the country inside what was paid', async () => {
    afterWelcome();
    const payment_id = await buy(app, person.jar, { package: 'p1', paymentmethod: 'paysafecard' });
    const { receipt } = (await app.call('getReceipt', { jar: person.jar, query: { payment_id } })).result;
    expect(receipt).toMatchObject({
      payment_id,
      paid_at: app.clock.now().toISOString(),
      seller: { name: 'Vela Dating B.V.', vat_numbers: [expect.any(String)] },
      country: 'NL',
      credits: 30,
      price: { amount: 2700, currency: 'EUR' },
      fee: { amount: 50, currency: 'EUR' },
      total: { amount: 2750, currency: 'EUR' },
      vat: { rate: 21, amount: { amount: 477, currency: 'EUR' } },
      net: { amount: 2273, currency: 'EUR' },
    });
  });

  it('is there once the order is paid, not before', async () => {
    const { payment_id } = (await order(app, person.jar)).result;
    const ask = () => app.call('getReceipt', { jar: person.jar, query: { payment_id } });
    expect((await ask()).error.code).toBe('not_found');
    app.clock.advance(MINUTE);
    await reportPayment(app, payment_id, { outcome: 'failed' });
    expect((await ask()).status).toBe(404);
    await reportPayment(app, payment_id, { outcome: 'paid' });
    expect((await ask()).result.receipt.paid_at).toBe(app.clock.now().toISOString());
  });
});

describe('transactions', () => {
  it('are the ledger, newest first, and the orders', async () => {
    afterWelcome();
    const payment_id = await buy(app, person.jar, { package: 'p0' });
    const { result } = await app.call('listTransactions', { jar: person.jar });
    expect(result).toMatchObject({
      orders: [{ payment_id, status: 'completed' }],
      transactions: [{ id: '1', kind: 'purchase', credits: 12, balance: 12, payment_id }],
      debt: 0,
      next_cursor: null,
    });
  });

  it('come a page at a time, each entry once', async () => {
    await buy(app, person.jar, { package: 'p2' });
    for (let sent = 0; sent < 60; sent += 1) await spend(app, person.user.id, 1);
    const first = (await app.call('listTransactions', { jar: person.jar })).result;
    const cursor = first.next_cursor ?? '';
    const second = (await app.call('listTransactions', { jar: person.jar, query: { cursor } })).result;
    expect([first.transactions.length, second.transactions.length]).toEqual([50, 11]);
    expect([second.next_cursor, second.orders]).toEqual([null, []]);
    const ids = [...first.transactions, ...second.transactions].map(({ id }) => Number(id));
    expect(ids).toEqual(Array.from({ length: 61 }, (_, index) => 61 - index));
    expect(second.transactions[0]).not.toHaveProperty('payment_id');
  });

  it.each(['0', '-1', 'x', '99999999999', "1' or 1"])('reject the cursor %j', async (cursor) => {
    const { status, error } = await app.call('listTransactions', { jar: person.jar, query: { cursor } });
    expect([status, error.code]).toEqual([400, 'invalid_input']);
  });

  it('are the member’s own', async () => {
    await buy(app, person.jar);
    const other = await activePerson(app);
    const { result } = await app.call('listTransactions', { jar: other.jar });
    expect(result).toEqual({ orders: [], transactions: [], debt: 0, next_cursor: null });
  });
});
