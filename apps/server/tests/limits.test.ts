import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { changeSettings, withSettings } from './support/change-settings';
import { createMember, PASSWORD } from './support/create-member';
import { CookieJar, createTestApp, type TestApp } from './support/create-test-app';

const HOUR_MS = 60 * 60 * 1000;

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ countRequests: true });
});

afterAll(() => app.close());

const readUser = (options = {}): Promise<{ status: number; headers: Headers }> =>
  app.call('getUser', options);

describe('requests', () => {
  it('are 50 a second for a member, then 429 until the second has ended', async () => {
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

  it('of one member leave those of others alone', async () => {
    const [busy, calm] = [await createMember(app), await createMember(app)];
    app.clock.advance(1000);
    for (let count = 0; count < 51; count += 1) await readUser({ jar: busy });
    expect((await readUser({ jar: busy })).status).toBe(429);
    expect((await readUser({ jar: calm })).status).toBe(200);
  });

  it('are no more for a member with many sessions', async () => {
    const email = 'many@example.com';
    const jars = [await createMember(app, { email, name: 'many' })];
    while (jars.length < 6) {
      const jar = new CookieJar();
      app.clock.advance(1000);
      expect((await app.call('logIn', { body: { email, password: PASSWORD }, jar })).status).toBe(200);
      jars.push(jar);
    }
    app.clock.advance(1000);
    const answers = await Promise.all(
      jars.flatMap((jar) => Array.from({ length: 20 }, () => readUser({ jar }))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
  });

  it('of the members of one address are 200 a second, and those who are rejected leave them to the others', async () => {
    const address = '198.51.100.30';
    const members = [];
    while (members.length < 5) {
      app.clock.advance(1000);
      members.push(await createMember(app, { address }));
    }
    app.clock.advance(1000);
    const [first, second, third, fourth, fifth] = members;
    const ask = async (jar: CookieJar | undefined, from = address): Promise<number> =>
      (await readUser({ ...(jar && { jar }), address: from })).status;
    for (let count = 0; count < 100; count += 1) await ask(first);
    for (const jar of [second, third, fourth])
      for (let count = 0; count < 50; count += 1) expect(await ask(jar)).toBe(200);
    expect(await ask(fifth)).toBe(429);
    expect(await ask(fifth, '198.51.100.31')).toBe(200);
  });

  it('with invented sessions don’t reach the database past 400 a second of an address', async () => {
    app.clock.advance(1000);
    const address = '198.51.100.40';
    const headers = { cookie: `session=${'x'.repeat(43)}` };
    const asked = vi.spyOn(app.db, 'executeQuery');
    onTestFinished(() => asked.mockRestore());
    for (let count = 0; count < 400; count += 1) await readUser({ headers, address });
    expect(asked.mock.calls.length).toBeGreaterThanOrEqual(400);
    asked.mockClear();
    for (let count = 0; count < 20; count += 1)
      expect((await readUser({ headers, address })).status).toBe(429);
    expect(asked).not.toHaveBeenCalled();
    expect((await readUser({ headers, address: '198.51.100.41' })).status).toBe(200);
  });

  it('of visitors count by their network, in IPv6 by its first half', async () => {
    app.clock.advance(1000);
    for (let count = 0; count < 51; count += 1)
      await readUser({ address: `2001:db8:1:2::${count.toString(16)}` });
    expect((await readUser({ address: '2001:db8:1:2::ffff' })).status).toBe(429);
    expect((await readUser({ address: '2001:db8:1:3::1' })).status).toBe(200);
  });
});

describe('changes', () => {
  it('of a member wait for each other, not for the connections that all share, and not without end', async () => {
    const [busy, calm] = [await createMember(app), await createMember(app)];
    const change = (jar: CookieJar) => app.call('updateUser', { jar, body: { read_receipts: false } });
    const memberId = (await app.call('getUser', { jar: busy })).result.user?.id ?? '';
    app.clock.advance(1000);
    const sent: ReturnType<typeof change>[] = [];
    const send = (count: number) => sent.push(...Array.from({ length: count }, () => change(busy)));
    await app.db.transaction().execute(async (tx) => {
      await tx.selectFrom('members').select('id').where('id', '=', memberId).forUpdate().execute();
      send(40);
      await vi.waitFor(() => expect(app.context.changes.sizeOf(memberId)).toBe(40));
      app.clock.advance(1000);
      send(40);
      // As many wait for the row as would hold every connection.
      const refused = await Promise.race(
        sent.map(async (answer) => ((await answer).status === 429 ? answer : new Promise<never>(() => {}))),
      );
      expect(refused.error).toMatchObject({ code: 'too_many_requests', retry_after: 1 });
      expect((await change(calm)).status).toBe(200);
      expect((await readUser({ jar: calm })).status).toBe(200);
    });
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });
});

describe('what counts under a network', () => {
  it('counts under the block of an IPv6 network, too, so that its next network gives little', async () => {
    app.clock.advance(HOUR_MS);
    const check = (network: number) =>
      app.call('checkSignup', {
        address: `2001:db8:77:${network.toString(16)}::1`,
        query: { name: 'somebody' },
      });
    // Twenty in 10 minutes for a network, sixteen times that for a block.
    for (let count = 0; count < 320; count += 1) expect((await check(count)).status).toBe(200);
    expect((await check(320)).error).toMatchObject({ code: 'too_many_requests', retry_after: 600 });
    const elsewhere = { address: '2001:db8:78::1', query: { name: 'somebody' } };
    expect((await app.call('checkSignup', elsewhere)).status).toBe(200);
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

  it('of names are a third of it on a site that doesn’t say who has an account', async () => {
    const address = '198.51.100.6';
    const check = (query: { name?: string; email?: string }, from = address) =>
      app.call('checkSignup', { address: from, query });
    await withSettings(app, { account_disclosure: 'neutral' }, async () => {
      for (let count = 0; count < 6; count += 1)
        expect((await check({ name: `name${count}` })).result.name?.available).toBe(true);
      const refused = await check({ name: 'another' });
      expect(refused.error).toMatchObject({ code: 'too_many_requests', retry_after: 600 });
      // What isn't looked up doesn't count.
      expect((await check({ name: '@another' })).status).toBe(200);
      expect((await check({ email: 'a@example.com' })).status).toBe(200);
      expect((await check({ name: 'another' }, '198.51.100.7')).status).toBe(200);
    });
  });
});

describe('pages', () => {
  it('are 60 a second for one address, with a session or without; files and health are free', async () => {
    const address = '198.51.100.20';
    const jar = await createMember(app);
    const putBack = await changeSettings(app, { domain_language: 'nl' });
    for (let count = 0; count < 60; count += 1) {
      const response = await app.fetch('/login', { address, ...(count % 2 === 0 && { jar }) });
      expect(response.status).not.toBe(429);
      await response.body?.cancel();
    }
    const refused = await app.fetch('/login', { address, headers: { 'accept-language': 'fr' } });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    expect(refused.headers.get('cache-control')).toBe('private, no-store');
    expect(await refused.text()).toContain('<h1>Een ogenblik geduld</h1>');

    expect((await app.fetch('/healthz', { address })).status).toBe(200);
    expect((await app.fetch('/assets/none.js', { address })).status).toBe(404);
    expect((await app.fetch('/login', { address: '198.51.100.21' })).status).toBe(200);
    app.clock.advance(1000);
    expect((await app.fetch('/login', { address })).status).toBe(200);
    await putBack();
  });

  it.each([
    '/sitemap.xml',
    '/robots.txt',
    '/api/docs',
    '/api/openapi.json',
    '/service-worker.js',
    '/dev/mailbox',
    '/nothing-here',
  ])('are counted with all else that is made for who asks: %s', async (path) => {
    const address = '198.51.100.22';
    app.clock.advance(1000);
    const statuses = [];
    for (let count = 0; count < 61; count += 1) {
      const response = await app.fetch(path, { address });
      await response.body?.cancel();
      statuses.push(response.status);
    }
    expect(statuses.slice(0, 60)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
    const other = await app.fetch('/login', { address });
    expect([other.status, other.headers.get('retry-after')]).toEqual([429, '1']);
  });

  it('are counted apart from photos, of which one page shows many', async () => {
    const address = '198.51.100.23';
    app.clock.advance(1000);
    const ask = async (): Promise<number> =>
      (await app.fetch('/photos/none/sharp-360.webp', { address })).status;
    for (let count = 0; count < 300; count += 1) expect(await ask()).toBe(404);
    expect(await ask()).toBe(429);
    expect((await app.fetch('/login', { address })).status).toBe(200);
  });

  it('are counted with posted forms, whose rejections are pages', async () => {
    const address = '198.51.100.24';
    app.clock.advance(1000);
    for (let count = 0; count < 60; count += 1) await app.fetch('/login', { method: 'POST', address });
    const refused = await app.fetch('/login', { method: 'POST', address });
    expect(refused.status).toBe(429);
    expect(await refused.text()).not.toContain('"url"');
  });
});

describe('what watches over the server', () => {
  it('is free, but for what makes it work', async () => {
    const address = '198.51.100.25';
    app.clock.advance(1000);
    const ask = async (path: string): Promise<number> => (await app.fetch(path, { address })).status;
    for (let count = 0; count < 60; count += 1) {
      expect(await ask('/healthz')).toBe(200);
      expect(await ask('/readyz')).not.toBe(429);
    }
    for (let count = 0; count < 50; count += 1) await ask(count % 2 === 0 ? '/metrics' : '/readyz?deep');
    expect([await ask('/metrics'), await ask('/readyz?deep'), await ask('/healthz')]).toEqual([
      429, 429, 200,
    ]);
  });
});

describe('attempts to log in', () => {
  const tryAs = (email: string, options: { address: string; password?: string; jar?: CookieJar }) => {
    app.clock.advance(100);
    const { password = 'wrong', ...rest } = options;
    return app.call('logIn', { body: { email, password }, ...rest });
  };

  const keyOf = (address: string): string => `login:${app.context.fingerprint(`network ${address}`)}`;

  it('with wrong passwords are 300 in 15 minutes from one address, over all accounts', async () => {
    const address = '198.51.100.8';
    const jar = await createMember(app, { email: 'robin@example.com', name: 'robin' });
    jar.cookies.delete('session');
    const guess = async (): Promise<string> => (await tryAs('nobody@example.com', { address })).error.code;
    expect(await guess()).toBe('login_failed');
    // Each of them takes the time of a hash: these are made up.
    const { numUpdatedRows } = await app.db
      .updateTable('rate_limits')
      .set({ points: 299 })
      .where('key', '=', keyOf(address))
      .where('points', '=', 1)
      .executeTakeFirst();
    expect(numUpdatedRows).toBe(1n);
    expect(await guess()).toBe('login_failed');
    const refused = await tryAs('robin@example.com', { address, password: PASSWORD });
    expect(refused.error).toMatchObject({ code: 'too_many_requests', retry_after: expect.any(Number) });
    expect(refused.headers.get('retry-after')).toBe(String(refused.error.retry_after));

    // Neither are those held up who log in elsewhere, nor those whose browser is known.
    const elsewhere = await tryAs('robin@example.com', { address: '198.51.100.9', password: PASSWORD, jar });
    expect(elsewhere.status).toBe(200);
    expect((await tryAs('robin@example.com', { address, password: PASSWORD, jar })).status).toBe(200);
    app.clock.advance(15 * 60 * 1000);
    expect((await tryAs('robin@example.com', { address, password: PASSWORD })).status).toBe(200);
  });

  it('with the right password are not counted', async () => {
    const address = '198.51.100.10';
    await createMember(app, { email: 'kim@example.com', name: 'kim' });
    await tryAs('kim@example.com', { address, password: PASSWORD });
    const counted = await app.db
      .selectFrom('rate_limits')
      .select('points')
      .where('key', '=', keyOf(address))
      .execute();
    expect(counted).toEqual([{ points: 0 }]);
  });
});

describe('forms', () => {
  const post = (path: string, address: string, cookie = ''): Promise<Response> =>
    app.fetch(path, {
      method: 'POST',
      address,
      body: 'email=nobody%40example.com&password=nothing',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        cookie,
      },
    });

  it('are 50 a second like other requests', async () => {
    const address = '198.51.100.6';
    app.clock.advance(1000);
    for (let count = 0; count < 50; count += 1) await post('/language', address);
    const refused = await post('/login', address);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    app.clock.advance(1000);
    expect((await post('/login', address)).status).toBe(403);
  });

  it('begin 60 drafts an hour from one address, and go on with those there are', async () => {
    const address = '198.51.100.7';
    let cookie = '';
    for (let count = 0; count < 60; count += 1) {
      app.clock.advance(100);
      const response = await post('/signup', address, `signup_draft=${'x'.repeat(43)}`);
      expect(response.status).toBe(303);
      cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    }
    expect((await post('/signup', address)).status).toBe(429);
    expect((await post('/signup', address, cookie)).status).toBe(303);
  });
});

describe('the counters', () => {
  it('hold no address', async () => {
    await app.call('checkSignup', { address: '198.51.100.5', query: { name: 'someone' } });
    const rows = await app.db.selectFrom('rate_limits').select('key').execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ key }) => key.includes('198.51'))).toEqual([]);
  });

  it('of rejections are in the metrics', async () => {
    const { result } = await app.call('getMetrics');
    expect(result).toMatch(/vela_limited_total\{limit="signup"\} 1/);
  });
});
