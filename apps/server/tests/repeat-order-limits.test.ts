import { HOUR, MINUTE } from '@vela/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { order, orderBody, reportPayment, userOf } from './support/buying';
import { withSettings } from './support/change-settings';
import { CookieJar, createTestApp, type TestApp } from './support/create-test-app';
import { PASSWORD, pastWelcome, type Person } from './support/people';
import { outcomeOf } from './support/talk';

let app: TestApp;
let person: Person;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  person = await pastWelcome(app);
  const made = await order(app, person.jar, { package: 'p1', paymentmethod: 'creditcard' });
  await reportPayment(app, made.result.payment_id, { outcome: 'paid', card: 'accepts' });
});
afterAll(() => app.close());

interface Repeating {
  jar?: CookieJar;
  password?: string;
  clientId?: string;
}

const repeat = ({ jar = person.jar, password, clientId = orderBody().client_id }: Repeating = {}) =>
  app.call('repeatOrder', {
    jar,
    body: { client_id: clientId, ...(password !== undefined && { password }) },
  });

const preview = async (jar = person.jar) => (await app.call('previewRepeatOrder', { jar })).result.repeat;

async function logIn(password = PASSWORD): Promise<CookieJar> {
  const jar = new CookieJar();
  const { email, address } = person;
  expect((await app.call('logIn', { jar, address, body: { email, password } })).status).toBe(200);
  return jar;
}

const outcomesOf = async (times: number, repeating: () => Repeating) => {
  const outcomes: (number | string)[] = [];
  for (let count = 0; count < times; count += 1) outcomes.push(outcomeOf(await repeat(repeating())));
  return outcomes;
};

const creditsOf = async () => (await userOf(app, person.jar)).credits;

/** One package, then as many more as were paid. */
const creditsAfter = (orders: number): number => 30 + 30 * orders;

describe('a session that was stolen', () => {
  it('charges nothing without the password, however often it asks', async () => {
    const outcomes = await outcomesOf(10, () => ({}));
    expect(new Set(outcomes)).toEqual(new Set(['403 password_required']));
    expect(await creditsOf()).toBe(creditsAfter(0));
  });

  it('can’t be used to guess it', async () => {
    const outcomes = await outcomesOf(6, () => ({ password: 'something else' }));
    expect(outcomes).toEqual([
      ...Array.from({ length: 5 }, () => '403 password_wrong'),
      '429 too_many_requests',
    ]);
    expect(outcomeOf(await repeat({ password: PASSWORD }))).toBe('429 too_many_requests');
    expect(await creditsOf()).toBe(creditsAfter(0));
  });
});

describe('the password of a repeat order', () => {
  it('is asked for in each session', async () => {
    expect((await preview())?.password_required).toBe(true);
    expect(outcomeOf(await repeat({ password: PASSWORD }))).toBe(200);
    expect((await preview())?.password_required).toBe(false);
    expect(outcomeOf(await repeat())).toBe(200);
    expect(outcomeOf(await repeat({ jar: await logIn() }))).toBe('403 password_required');
  });

  it('counts for 15 minutes, however often it is used', async () => {
    expect(outcomeOf(await repeat({ password: PASSWORD }))).toBe(200);
    app.clock.advance(10 * MINUTE);
    expect(outcomeOf(await repeat())).toBe(200);
    app.clock.advance(5 * MINUTE - 1);
    expect((await preview())?.password_required).toBe(false);
    app.clock.advance(1);
    expect((await preview())?.password_required).toBe(true);
    expect(outcomeOf(await repeat())).toBe('403 password_required');
  });

  it('is asked for again when it is a new one', async () => {
    expect(outcomeOf(await repeat({ password: PASSWORD }))).toBe(200);
    const password = 'quite another password';
    const body = { old_password: PASSWORD, password, password_repeat: password };
    expect((await app.call('changePassword', { jar: person.jar, body })).status).toBe(200);
    expect(outcomeOf(await repeat())).toBe('403 password_required');
    expect(outcomeOf(await repeat({ password: PASSWORD }))).toBe('403 password_wrong');
    expect(outcomeOf(await repeat({ password }))).toBe(200);
  });

  it('isn’t needed to ask once more for what was ordered', async () => {
    const clientId = orderBody().client_id;
    const { json } = await repeat({ password: PASSWORD, clientId });
    const other = await logIn();
    expect((await repeat({ jar: other, clientId })).json).toEqual(json);
    expect(await creditsOf()).toBe(creditsAfter(1));
  });

  it('counts also where the order then came to nothing', async () => {
    const total = { amount: 1, currency: 'EUR' };
    const { error } = await app.call('repeatOrder', {
      jar: person.jar,
      body: { client_id: orderBody().client_id, total, password: PASSWORD },
    });
    expect(error.code).toBe('price_changed');
    expect(outcomeOf(await repeat())).toBe(200);
  });
});

describe('repeat orders of one day', () => {
  it('are three, then rejected with when it goes on', async () => {
    expect(await outcomesOf(10, () => ({ password: PASSWORD }))).toEqual([
      200,
      200,
      200,
      ...Array.from({ length: 7 }, () => '429 too_many_repeat_orders'),
    ]);
    expect(await creditsOf()).toBe(creditsAfter(3));
    app.clock.advance(HOUR);
    const { error } = await repeat({ password: PASSWORD });
    expect([error.params, error.retry_after]).toEqual([{ limit: 3 }, 23 * 60 * 60]);
    const nextAt = new Date(app.clock.now().getTime() + 23 * HOUR);
    expect((await preview())?.next_at).toBe(nextAt.toISOString());
    app.clock.advance(23 * HOUR);
    expect((await preview())?.next_at).toBeNull();
    expect(outcomeOf(await repeat({ password: PASSWORD }))).toBe(200);
  });

  it('are three over all sessions, sent at once however often', async () => {
    const jars = [person.jar, await logIn(), await logIn()];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, place) => {
        const jar = jars[place % jars.length] ?? person.jar;
        return repeat({ jar, password: PASSWORD });
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await creditsOf()).toBe(creditsAfter(3));
  });

  it('are as many as the site says', async () => {
    await withSettings(app, { repeat_orders_a_day: 1 }, async () => {
      expect(await outcomesOf(2, () => ({ password: PASSWORD }))).toEqual([
        200,
        '429 too_many_repeat_orders',
      ]);
    });
  });

  it('aren’t those that came to nothing', async () => {
    const provider = app.context.payments.sandbox;
    const charge = provider && vi.spyOn(provider, 'charge');
    charge?.mockImplementation(async ({ paymentId }) => ({
      providerPaymentId: `sandbox_${paymentId}`,
      outcome: 'failed',
    }));
    const outcomes = await outcomesOf(4, () => ({ password: PASSWORD }));
    expect(new Set(outcomes)).toEqual(new Set(['403 stored_method_failed']));
    charge?.mockRestore();
    expect(outcomeOf(await repeat())).toBe(200);
  });
});

describe('the mail of a charge', () => {
  const chargeMails = async () =>
    (await app.mails(person.email)).filter(({ kind }) => kind === 'repeat_order');

  it('goes out for each, with what was charged and the ways to the order and to a new password', async () => {
    const made = await repeat({ password: PASSWORD });
    await repeat();
    const mails = await chargeMails();
    expect(mails).toHaveLength(2);
    const first = mails.find(({ links }) => links[0]?.endsWith(made.result.payment_id));
    expect(first?.links).toEqual([
      `http://localhost:3000/transactions/${made.result.payment_id}`,
      'http://localhost:3000/reset-password',
    ]);
    expect(first?.subject).toContain('€27.00');
    expect(first?.text).toContain('30 credits');
    expect(first?.text).toContain('Credit card •••• 4242');
    expect(first?.html).toContain('href="http://localhost:3000/reset-password"');
  });

  it('goes out for no order that was paid for on a page, nor for one that came to nothing', async () => {
    expect(outcomeOf(await repeat())).toBe('403 password_required');
    const made = await order(app, person.jar, { paymentmethod: 'creditcard' });
    await reportPayment(app, made.result.payment_id, { outcome: 'paid', card: 'accepts' });
    expect(await chargeMails()).toEqual([]);
  });
});
