import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { order, orderOf, reportPayment } from './support/buying';
import { createTestApp, type TestApp } from './support/create-test-app';
import { activePerson, type Person } from './support/people';

let app: TestApp;
let person: Person;
let paymentId: string;

beforeAll(async () => {
  app = await createTestApp();
  person = await activePerson(app);
  paymentId = (await order(app, person.jar, { paymentmethod: 'creditcard' })).result.payment_id;
});
afterAll(() => app.close());

const page = (id = paymentId) => app.fetch(`/dev/pay/${id}`);

describe('the sandbox’s page of a payment', () => {
  it('says what is paid, and runs nothing', async () => {
    const response = await page();
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(text).toContain('Pay €9.00');
    expect(text).not.toContain('<script');
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  });

  it('lets a person say what became of it, and sends that one back to the site', async () => {
    const { payment_id: id } = (await order(app, person.jar)).result;
    const response = await app.fetch(`/dev/pay/${id}`, {
      method: 'POST',
      body: 'outcome=failed',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `http://localhost:3000/transactions/${id}`,
    ]);
    expect((await orderOf(app, person.jar, id)).status).toBe('failed');
  });

  it('answers a program in JSON', async () => {
    expect(await reportPayment(app, paymentId, { outcome: 'paid' })).toBe(200);
    expect((await orderOf(app, person.jar, paymentId)).status).toBe('completed');
  });

  it('says it again by a job, to no effect', async () => {
    expect(await app.runJobs()).toBeGreaterThan(0);
    const { transactions } = (await app.call('listTransactions', { jar: person.jar })).result;
    expect(transactions.map(({ kind }) => kind)).toEqual(['purchase']);
  });

  it('takes outcomes that there are', async () => {
    const response = await app.fetch(`/dev/pay/${paymentId}`, {
      method: 'POST',
      body: '{"outcome":"doubled"}',
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(400);
  });

  it.each(['none', '', '%00', 'a/b'])('is there for no payment %j', async (id) => {
    expect((await page(id)).status).toBeGreaterThanOrEqual(400);
    expect((await page(id)).status).toBeLessThan(500);
  });

  it('is for this machine, and for a demo', async () => {
    expect((await app.fetch(`http://evil.example/dev/pay/${paymentId}`)).status).toBe(404);
    const open = await createTestApp({ env: { VELA_ALLOW_PUBLIC_DEMO: '1' } });
    expect((await open.fetch('/dev/pay/none')).status).toBe(404);
    await open.close();
  });

  it('takes GET and POST', async () => {
    const response = await app.fetch(`/dev/pay/${paymentId}`, { method: 'DELETE' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, POST']);
  });
});
