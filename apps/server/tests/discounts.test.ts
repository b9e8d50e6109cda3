import { HOUR } from '@vela/domain/time';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DiscountCodesTable } from '../src/db/money-tables';
import { DEFAULT_SITE_ID } from '../src/sites/ensure-default-site';
import { changeSettings } from './support/change-settings';
import { buy, order, type orderBody, orderOf, reportPayment, userOf } from './support/buying';
import { createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, type Person } from './support/people';

let app: TestApp;
let person: Person;
let count = 0;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  person = await activePerson(app);
});
afterAll(() => app.close());

/** Puts a code of 20 per cent there, as an operator would. */
async function makeCode(change: Partial<Insertable<DiscountCodesTable>> = {}): Promise<string> {
  count += 1;
  const code = `SPRING${count}`;
  const row = { site_id: DEFAULT_SITE_ID, code, percentage: 20, status: 'active', ...change } as const;
  await app.db.insertInto('discount_codes').values(row).execute();
  return code;
}

const afterWelcome = () => app.clock.advance(5 * HOUR);
const welcome = async () =>
  (await app.call('getDiscountCode', { jar: person.jar, query: { welcome: 'true' } })).json;
const ask = (code: string, jar = person.jar) => app.call('getDiscountCode', { jar, query: { code } });
const packages = (query: { country?: string; discountcode?: string } = {}, jar = person.jar) =>
  app.call('listPackages', { jar, query });

async function priceOf(change: Parameters<typeof orderBody>[0] = {}) {
  const { payment_id } = (await order(app, person.jar, change)).result;
  return orderOf(app, person.jar, payment_id);
}

describe('the welcome discount', () => {
  it('is the time bonus as a code of the member', async () => {
    const { time_bonus: bonus } = await userOf(app, person.jar);
    expect(await welcome()).toEqual({
      code: 'TIMEBONUS25',
      value_percentage: 25,
      status: 'active',
      validity: 'once_per_user',
      expires: bonus?.expires,
      expired: false,
      country: null,
      user_id: person.user.id,
      currency: null,
      minimum_order_value: null,
      paymentmethods: null,
    });
    expect((await ask(' timebonus25 ')).json).toEqual(await welcome());
  });

  it('is in the prices that the member sees, and in what is charged', async () => {
    const { result } = await packages();
    expect(result.packages.map(({ price }) => price.amount)).toEqual([900, 2025, 4320, 9450]);
    expect(result.packages[0]).toMatchObject({
      price_per_message: { amount: 75, currency: 'EUR' },
      discount: { code: 'TIMEBONUS25', percentage: 25, price_before: { amount: 1200, currency: 'EUR' } },
    });
    const shown = { price: { amount: 2025, currency: 'EUR' }, discount: { code: 'TIMEBONUS25' } };
    expect(await priceOf({ package: 'p1' })).toMatchObject(shown);
    expect(await priceOf({ package: 'p1', discountcode: 'TIMEBONUS25' })).toMatchObject(shown);
  });

  it('is in no visitor’s prices', async () => {
    const { result } = await app.call('listPackages', { query: { country: 'NL' } });
    expect(result.packages[0]).not.toHaveProperty('discount');
    const { error } = await app.call('listPackages', { query: { discountcode: 'TIMEBONUS25' } });
    expect(error.code).toBe('discount_invalid');
  });

  it('ends four hours after sign-up, everywhere at once', async () => {
    app.clock.advance(4 * HOUR - 1);
    expect(await welcome()).not.toBeNull();
    const { payment_id } = (await order(app, person.jar)).result;
    app.clock.advance(1);
    expect(await welcome()).toBeNull();
    expect((await ask('TIMEBONUS25')).error.code).toBe('discount_invalid');
    expect((await packages()).result.packages[0]?.price.amount).toBe(1200);
    expect((await packages({ discountcode: 'TIMEBONUS25' })).error.code).toBe('discount_invalid');
    expect((await order(app, person.jar, { discountcode: 'TIMEBONUS25' })).error.code).toBe(
      'discount_invalid',
    );
    expect(await priceOf()).toMatchObject({ price: { amount: 1200 } });
    // What was ordered in time keeps its price.
    await reportPayment(app, payment_id, { outcome: 'paid' });
    expect(await orderOf(app, person.jar, payment_id)).toMatchObject({
      status: 'completed',
      price: { amount: 900 },
    });
  });

  it('ends with the first purchase, also when that is returned', async () => {
    await buy(app, person.jar);
    expect(await welcome()).toBeNull();
    expect((await userOf(app, person.jar)).time_bonus).toBeNull();
    await app.call('returnCredits', { jar: person.jar, body: {} });
    expect(await userOf(app, person.jar)).toMatchObject({ paid_user: false, time_bonus: null });
    expect(await welcome()).toBeNull();
    expect((await order(app, person.jar, { discountcode: 'TIMEBONUS25' })).error.code).toBe(
      'discount_invalid',
    );
  });

  it('is given to one order of several that were made in time; another that is paid goes back whole', async () => {
    const [first, second] = [
      (await order(app, person.jar)).result.payment_id,
      (await order(app, person.jar)).result.payment_id,
    ];
    await Promise.all([first, second].map((id) => reportPayment(app, id, { outcome: 'paid' })));
    const orders = await Promise.all([first, second].map((id) => orderOf(app, person.jar, id)));
    expect(orders.map(({ status }) => status).toSorted()).toEqual(['completed', 'refunded']);
    expect(orders.find(({ status }) => status === 'refunded')?.refund?.money).toEqual({
      amount: 900,
      currency: 'EUR',
    });
    expect(await userOf(app, person.jar)).toMatchObject({ credits: 12, paid_user: true });
  });

  it('is of the percentage and under the code of the site', async () => {
    const restore = await changeSettings(app, { welcome_percentage: 40, welcome_code: 'HELLO40' });
    expect(await welcome()).toMatchObject({ code: 'HELLO40', value_percentage: 40 });
    expect((await ask('hello40')).json).toEqual(await welcome());
    expect((await ask('TIMEBONUS25')).error.code).toBe('discount_invalid');
    expect(await priceOf({ package: 'p0' })).toMatchObject({
      price: { amount: 720, currency: 'EUR' },
      discount: { code: 'HELLO40', percentage: 40 },
    });
    await restore();
  });

  it('is none on a site without one', async () => {
    const restore = await changeSettings(app, { welcome_percentage: 0 });
    expect(await welcome()).toBeNull();
    expect(await userOf(app, person.jar)).toMatchObject({ time_bonus: null });
    await restore();
  });

  it('is none without being asked for', async () => {
    expect((await app.call('getDiscountCode', { jar: person.jar })).json).toBeNull();
  });

  it('is issued by no row of its name', async () => {
    await app.db
      .insertInto('discount_codes')
      .values({ site_id: DEFAULT_SITE_ID, code: 'TIMEBONUS25', percentage: 90, status: 'active' })
      .execute();
    expect((await ask('TIMEBONUS25')).result?.value_percentage).toBe(25);
    afterWelcome();
    expect((await ask('TIMEBONUS25')).error.code).toBe('discount_invalid');
  });
});

describe('a discount code', () => {
  beforeEach(afterWelcome);

  it('is off the prices that are shown with it, and off what is charged', async () => {
    const code = await makeCode();
    const shown = (await packages({ discountcode: ` ${code.toLowerCase()} ` })).result.packages[0];
    expect(shown).toMatchObject({ price: { amount: 960 }, discount: { code, percentage: 20 } });
    expect(await priceOf({ discountcode: code })).toMatchObject({
      price: { amount: 960, currency: 'EUR' },
      discount: { code, percentage: 20, price_before: { amount: 1200, currency: 'EUR' } },
    });
  });

  it('takes the place of the welcome discount', async () => {
    const fresh = await activePerson(app);
    const code = await makeCode({ percentage: 50 });
    const { payment_id } = (await order(app, fresh.jar, { discountcode: code })).result;
    expect(await orderOf(app, fresh.jar, payment_id)).toMatchObject({
      price: { amount: 600 },
      discount: { code },
    });
  });

  it('says what it is limited to', async () => {
    const code = await makeCode({
      country: 'NL',
      currency: 'EUR',
      minimum_order_value: 2000,
      paymentmethods: ['ideal'],
      once_per_member: false,
    });
    expect((await ask(code)).json).toMatchObject({
      code,
      validity: 'unlimited',
      country: 'NL',
      currency: 'EUR',
      minimum_order_value: 2000,
      paymentmethods: ['ideal'],
      user_id: null,
      expires: null,
    });
  });

  it.each([
    ['is not there', async () => 'NOSUCHCODE'],
    ['is empty', async () => ''],
    ['is disabled', () => makeCode({ status: 'disabled' })],
    ['is over', () => makeCode({ expires: app.clock.now() })],
    ['is another member’s', async () => makeCode({ member_id: (await activePerson(app)).user.id })],
  ])('is refused when it %s', async (_, make) => {
    const code = await make();
    expect([(await ask(code)).status, (await ask(code)).error.code]).toEqual([403, 'discount_invalid']);
    expect((await packages({ discountcode: code })).error.code).toBe('discount_invalid');
    expect((await order(app, person.jar, { discountcode: code })).error.code).toBe('discount_invalid');
  });

  it.each([
    ['another country', { country: 'DE' }, {}],
    ['other methods', { paymentmethods: ['paypal'] }, {}],
    ['larger orders', { currency: 'EUR', minimum_order_value: 1201 }, {}],
    ['another currency', { currency: 'GBP', minimum_order_value: 1 }, {}],
  ] as const)('is refused for an order when it is for %s', async (_, limits, change) => {
    const code = await makeCode(limits as Partial<Insertable<DiscountCodesTable>>);
    expect((await order(app, person.jar, { discountcode: code, ...change })).error.code).toBe(
      'discount_invalid',
    );
  });

  it('is off the packages that are large enough alone', async () => {
    const code = await makeCode({ currency: 'EUR', minimum_order_value: 2700 });
    const { result } = await packages({ discountcode: code });
    expect(result.packages.map(({ price }) => price.amount)).toEqual([1200, 2160, 4608, 10080]);
  });

  it('is used once by a member, and again by another', async () => {
    const code = await makeCode();
    await buy(app, person.jar, { discountcode: code });
    expect((await ask(code)).error.code).toBe('discount_invalid');
    expect((await order(app, person.jar, { discountcode: code })).error.code).toBe('discount_invalid');
    const other = await activePerson(app);
    expect((await order(app, other.jar, { discountcode: code })).status).toBe(200);
  });

  it('is not used up by an order that came to nothing', async () => {
    const code = await makeCode();
    const { payment_id } = (await order(app, person.jar, { discountcode: code })).result;
    await reportPayment(app, payment_id, { outcome: 'cancelled' });
    expect((await ask(code)).status).toBe(200);
  });

  it('is used as often as the member likes where it says so', async () => {
    const code = await makeCode({ once_per_member: false });
    for (const _ of ['first', 'second']) await buy(app, person.jar, { discountcode: code });
    expect(await userOf(app, person.jar)).toMatchObject({ credits: 24 });
  });

  it('of the whole price needs no payment', async () => {
    const code = await makeCode({ percentage: 100 });
    const { result } = await order(app, person.jar, { discountcode: code });
    expect(result).toEqual({ payment_id: expect.any(String), status: 'completed' });
    expect(await userOf(app, person.jar)).toMatchObject({ credits: 12, paid_user: true });
  });

  it('of another site is none here', async () => {
    await app.db
      .insertInto('sites')
      .values({
        id: 'elsewhere',
        company_id: 'vela-dating',
        name: 'Elsewhere',
        url: 'http://elsewhere.localhost:3000',
        settings: '{}',
      })
      .execute();
    const code = await makeCode({ site_id: 'elsewhere' });
    expect((await ask(code)).error.code).toBe('discount_invalid');
  });
});

describe('codes that count for nothing', () => {
  it('are 30 an hour for a member, wherever they are tried; good ones are not counted', async () => {
    afterWelcome();
    const good = await makeCode();
    const tries = [
      (code: string) => ask(code),
      (code: string) => packages({ discountcode: code }),
      (code: string) => order(app, person.jar, { discountcode: code }),
    ] as const;
    for (let round = 0; round < 10; round += 1)
      for (const attempt of tries) {
        expect((await tries[1](good)).status).toBe(200);
        expect((await attempt(`GUESS${round}`)).error.code).toBe('discount_invalid');
      }
    for (const attempt of tries)
      expect((await attempt('GUESS11')).error).toMatchObject({
        code: 'too_many_requests',
        retry_after: 3600,
      });
    expect((await packages()).status).toBe(200);
  });
});
