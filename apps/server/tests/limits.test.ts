import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMember } from './support/create-member';
import { createTestApp, type TestApp } from './support/create-test-app';

const HOUR_MS = 60 * 60 * 1000;

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ countRequests: true });
});

afterAll(() => app.close());

const readUser = (options = {}): Promise<{ status: number; headers: Headers }> =>
  app.call('getUser', options);

describe('requests', () => {
  it('are 50 a second for a session, then 429 until the second is over', async () => {
    const jar = await createMember(app);
    app.clock.advance(1000);
    for (let count = 0; count < 50; count += 1) expect((await readUser({ jar })).status).toBe(200);
    const refused = await app.call('getUser', { jar });
    expect(refused.status).toBe(429);
    expect(refused.error).toMatchObject({ code: 'too_many_requests', retry_after: 1 });
    expect(refused.headers.get('retry-after')).toBe('1');
    app.clock.advance(1000);
    expect((await readUser({ jar })).status).toBe(200);
  });

  it('of one session leave those of others alone', async () => {
    const [busy, calm] = [await createMember(app), await createMember(app)];
    app.clock.advance(1000);
    for (let count = 0; count < 51; count += 1) await readUser({ jar: busy });
    expect((await readUser({ jar: busy })).status).toBe(429);
    expect((await readUser({ jar: calm })).status).toBe(200);
  });

  it('of visitors count by their network, in IPv6 by its first half', async () => {
    app.clock.advance(1000);
    for (let count = 0; count < 51; count += 1)
      await readUser({ address: `2001:db8:1:2::${count.toString(16)}` });
    expect((await readUser({ address: '2001:db8:1:2::ffff' })).status).toBe(429);
    expect((await readUser({ address: '2001:db8:1:3::1' })).status).toBe(200);
  });
});

describe('sign-ups', () => {
  it('are 30 an hour from one address', async () => {
    const address = '198.51.100.1';
    for (let count = 0; count < 30; count += 1) {
      app.clock.advance(100);
      await createMember(app, { address, email: `hour${count}@example.com`, name: `hourly${count}` });
    }
    await expect(createMember(app, { address })).rejects.toThrow('429');
    await createMember(app, { address: '198.51.100.2' });
    app.clock.advance(HOUR_MS);
    await createMember(app, { address });
  });

  it('that lack something are not counted', async () => {
    const address = '198.51.100.3';
    for (let count = 0; count < 31; count += 1) {
      const { status } = await app.call('signUp', { address, body: {} as never });
      app.clock.advance(100);
      expect(status).toBe(400);
    }
    await createMember(app, { address });
  });
});

describe('checks and resets', () => {
  it('are 20 in 10 minutes from one address, each by itself', async () => {
    const address = '198.51.100.4';
    for (let count = 0; count < 20; count += 1) {
      expect((await app.call('checkSignup', { address, query: { name: `name${count}` } })).status).toBe(200);
    }
    const refused = await app.call('checkSignup', { address, query: { name: 'another' } });
    expect(refused.error).toMatchObject({ code: 'too_many_requests', retry_after: 600 });
    const reset = await app.call('requestPasswordReset', { address, body: { email: 'nobody@example.com' } });
    expect(reset.status).not.toBe(429);
  });
});

describe('the counters', () => {
  it('hold no address', async () => {
    await app.call('checkSignup', { address: '198.51.100.5', query: { name: 'someone' } });
    const rows = await app.db.selectFrom('rate_limits').select('key').execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ key }) => key.includes('198.51'))).toEqual([]);
  });

  it('of refusals are in the metrics', async () => {
    const { result } = await app.call('getMetrics');
    expect(result).toMatch(/vela_limited_total\{limit="signup"\} 1/);
  });
});
