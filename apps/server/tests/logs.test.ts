import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../src/core/log';
import { createMember, PASSWORD } from './support/create-member';
import { CookieJar, createTestApp, type TestApp } from './support/create-test-app';

const lines: string[] = [];
const log = createLogger({ level: 'debug', destination: { write: (line) => void lines.push(line) } });
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ log, env: { TRUST_PROXY: '1' } });
});

afterAll(() => app.close());

const entries = (): Record<string, unknown>[] =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>);
const lastRequest = (): Record<string, unknown> => entries().findLast(({ msg }) => msg === 'request') ?? {};

describe('the log', () => {
  it('holds nothing of a person through a whole sign-up, and all requests by their pattern', async () => {
    const address = '203.0.113.77';
    const headers = { 'x-forwarded-for': address, 'user-agent': 'Telltale/1.0' };
    const email = 'secret.person@example.com';
    const jar = await createMember(app, { email, name: 'secretname' });
    const [mail] = await app.mails(email);
    const token = new URL(mail?.links[0] ?? '').searchParams.get('token') ?? '';
    await app.fetch(`/${token}`, { jar, headers });
    await app.fetch(`/activate/done?token=${token}`, { jar, headers });
    await app.call('activate', { jar, headers, body: { token } });
    await app.call('logOut', { jar, headers });
    await app.call('logIn', { jar, headers, body: { email, password: 'wrong password' } });
    await app.call('logIn', { jar, headers, body: { email, password: PASSWORD } });
    await app.call('checkSignup', { headers, query: { email, name: 'secretname' } });
    await app.call('signUp', { headers, body: { email } as never });
    await app.fetch(`/nothing/${email}?q=${email}`, { jar, headers });
    await app.fetch(`/dev/mailbox.json?to=${email}`, { headers });
    await app.fetch('/login', {
      method: 'POST',
      body: new URLSearchParams({ email, password: PASSWORD }).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
      jar: new CookieJar(),
    });

    const all = lines.join('');
    const secrets = [
      email,
      'secret.person',
      'secretname',
      PASSWORD,
      token,
      address,
      'Telltale',
      jar.cookies.get('session') ?? '?',
    ];
    expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
    const routes = new Set(entries().map(({ route }) => route));
    expect([...routes]).toEqual(
      expect.arrayContaining([
        '/api/signup.php',
        '/{token}',
        '/activate/done',
        '/api/activate.php',
        '/login',
        'page',
      ]),
    );
    expect([...routes].filter((route) => typeof route === 'string' && /[?@]/.test(route))).toEqual([]);
  });

  it('names each request by an id that its answer carries', async () => {
    const { headers } = await app.fetch('/healthz');
    expect(lastRequest()).toMatchObject({
      req: headers.get('x-request-id'),
      route: '/healthz',
      status: 200,
      method: 'GET',
    });
  });

  it('takes the id of a trusted proxy', async () => {
    const { headers } = await app.fetch('/healthz', { headers: { 'x-request-id': 'proxy-1' } });
    expect(headers.get('x-request-id')).toBe('proxy-1');
    expect(lastRequest()).toMatchObject({ req: 'proxy-1' });
  });

  it('keeps what a database quotes of a row to itself', async () => {
    await createMember(app, { email: 'row@example.com' });
    const row = await app.db
      .selectFrom('members')
      .selectAll()
      .where('email', '=', 'row@example.com')
      .executeTakeFirstOrThrow();
    const copy = { ...row, id: 'another', consents: JSON.stringify(row.consents) };
    const error: unknown = await app.db
      .insertInto('members')
      .values(copy)
      .execute()
      .catch((thrown: unknown) => thrown);
    log.error({ err: error }, 'insert failed');
    expect(entries().at(-1)).toMatchObject({ err: { code: '23505', table: 'members' } });
    expect(lines.at(-1)).not.toContain('row@example.com');
  });

  it('keeps addresses out of what an error says', () => {
    log.error(
      { err: new Error('550 <someone@example.com> from 203.0.113.9 or 2001:db8::9 refused') },
      'failed',
    );
    expect(entries().at(-1)).toMatchObject({
      err: { message: '550 <[address]> from [address] or [address] refused' },
    });
  });
});
