import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_SITE_ID } from '../src/sites/ensure-default-site';
import { createMember } from './support/create-member';
import { CookieJar, createTestApp, type TestApp } from './support/create-test-app';
import { readPage } from './support/read-page';

const SHE = 'http://she.localhost:3000';
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ env: { TRUST_PROXY: '1' } });
  const site = await app.db
    .selectFrom('sites')
    .select(['company_id', 'settings'])
    .where('id', '=', DEFAULT_SITE_ID)
    .executeTakeFirstOrThrow();
  const settings = JSON.stringify({ ...(site.settings as object), niche: 2 });
  await app.db
    .insertInto('sites')
    .values({
      id: 'she',
      company_id: site.company_id,
      name: 'She',
      url: 'https://she.localhost:3000',
      is_default: false,
      settings,
    })
    .execute();
  await app.db.insertInto('site_hosts').values({ host: 'she.localhost', site_id: 'she' }).execute();
  app.clock.advance(60_000);
});

afterAll(() => app.close());

const nameAt = async (origin: string, headers = {}): Promise<string> => {
  const response = await app.fetch(`${origin}/api/settings.php`, { headers });
  return ((await response.json()) as { name: string }).name;
};

describe('the site of a request', () => {
  it('is the one of the host', async () => {
    expect(await nameAt(SHE)).toBe('She');
    expect(await nameAt('http://SHE.localhost')).toBe('She');
  });

  it('is the default one for an unknown host', async () => {
    expect(await nameAt('http://unknown.example')).toBe('Vela');
  });

  it('is that of the host which a trusted proxy names', async () => {
    expect(await nameAt('http://internal:8080', { 'x-forwarded-host': 'she.localhost' })).toBe('She');
  });
});

describe('what an address may do', () => {
  it('is counted over all sites, since it may choose the host', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.77' };
    // Names have a smaller limit on a site that doesn't say who has an account.
    const check = async (origin: string) =>
      (await app.fetch(`${origin}/api/signup-check.php?email=somebody@example.com`, { headers })).status;
    for (let times = 0; times < 10; times += 1) {
      expect([await check(SHE), await check('http://localhost')]).toEqual([200, 200]);
    }
    expect([await check(SHE), await check('http://localhost')]).toEqual([429, 429]);
  });
});

describe('a site that is edited wrongly while the server runs', () => {
  const write = (id: string, settings: object) =>
    app.db
      .updateTable('sites')
      .set({ settings: JSON.stringify(settings) })
      .where('id', '=', id)
      .execute();

  const isDefault = (id: string, is_default: boolean) =>
    app.db.updateTable('sites').set({ is_default }).where('id', '=', id).execute();

  it('goes on at its address when that is none any more, and the others are read', async () => {
    const kept = await app.db.selectFrom('sites').select(['id', 'name', 'url']).execute();
    await app.db.updateTable('sites').set({ url: 'she.example' }).where('id', '=', 'she').execute();
    await app.db.updateTable('sites').set({ name: 'New' }).where('id', '=', DEFAULT_SITE_ID).execute();
    app.clock.advance(60_000);
    expect([await nameAt(SHE), await nameAt('http://localhost')]).toEqual(['She', 'New']);
    for (const { id, name, url } of kept) {
      await app.db.updateTable('sites').set({ name, url }).where('id', '=', id).execute();
    }
    app.clock.advance(60_000);
    expect(await nameAt('http://localhost')).toBe('Vela');
  });

  it('is not made the default one, and the others are read', async () => {
    const { company_id } = await app.db
      .selectFrom('sites')
      .select('company_id')
      .where('id', '=', 'she')
      .executeTakeFirstOrThrow();
    await isDefault(DEFAULT_SITE_ID, false);
    await app.db
      .insertInto('sites')
      .values({ id: 'wrong', company_id, name: 'Wrong', url: 'wrong', is_default: true, settings: '{}' })
      .execute();
    await app.db.updateTable('sites').set({ name: 'Hers' }).where('id', '=', 'she').execute();
    app.clock.advance(60_000);
    expect([await nameAt(SHE), await nameAt('http://unknown.example')]).toEqual(['Hers', 'Vela']);

    await app.db.deleteFrom('sites').where('id', '=', 'wrong').execute();
    await app.db.updateTable('sites').set({ name: 'She' }).where('id', '=', 'she').execute();
    await isDefault(DEFAULT_SITE_ID, true);
    app.clock.advance(60_000);
    expect(await nameAt(SHE)).toBe('She');
  });

  it('goes on as it was, and the others are read', async () => {
    const kept = await app.db.selectFrom('sites').select(['id', 'settings']).execute();
    const settingsOf = (id: string) => kept.find((site) => site.id === id)?.settings as object;
    await write('she', { ...settingsOf('she'), login_attempts: 100 });
    await write(DEFAULT_SITE_ID, { ...settingsOf(DEFAULT_SITE_ID), support_email: 'new@vela.example' });
    app.clock.advance(60_000);
    expect(await nameAt(SHE)).toBe('She');
    const response = await app.fetch('http://localhost/api/settings.php');
    expect(await response.json()).toMatchObject({ support_email: 'new@vela.example' });
    for (const { id } of kept) await write(id, settingsOf(id));
    app.clock.advance(60_000);
  });
});

describe('a session', () => {
  it('counts on its own site alone', async () => {
    const jar = await createMember(app);
    const token = jar.cookies.get('session') ?? '';
    const here = await app.call('getUser', { jar });
    expect(here.result.user).not.toBeNull();
    const there = new CookieJar();
    there.cookies.set('session', token);
    const response = await app.fetch(`${SHE}/api/user.php`, { jar: there });
    expect(await response.json()).toEqual({ user: null });
  });

  it('is stored as a hash alone', async () => {
    const jar = await createMember(app);
    const token = jar.cookies.get('session') ?? '';
    const rows = await app.db.selectFrom('sessions').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows.every(({ token_hash }) => token_hash.length === 32)).toBe(true);
  });

  it('has a Secure cookie where the site has https', async () => {
    const response = await app.fetch(`${SHE}/language`, {
      method: 'POST',
      body: 'language=de&next=%2F',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    });
    expect(response.headers.getSetCookie()).toEqual([
      'locale=de; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    ]);
  });

  it('is replaced, not kept, when a member logs in', async () => {
    const jar = await createMember(app, { email: 'twice@example.com' });
    const old = new CookieJar();
    old.cookies.set('session', jar.cookies.get('session') ?? '');
    await app.call('logIn', {
      jar,
      body: { email: 'twice@example.com', password: 'a long enough password' },
    });
    expect(jar.cookies.get('session')).not.toBe(old.cookies.get('session'));
    expect((await app.call('getUser', { jar: old })).result.user).toBeNull();
  });

  it('is prolonged by use, at most once a day', async () => {
    const jar = await createMember(app);
    const day = 24 * 3600 * 1000;
    app.clock.advance(day - 1);
    expect((await app.call('getUser', { jar })).headers.getSetCookie()).toEqual([]);
    app.clock.advance(1);
    expect((await app.call('getUser', { jar })).headers.getSetCookie()).toEqual([
      expect.stringMatching(/^session=[\w-]{43}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/),
    ]);
    app.clock.advance(30 * day - 1);
    expect((await app.call('getUser', { jar })).result.user).not.toBeNull();
  });
});

describe('a page', () => {
  it('is rendered at the address of its site', async () => {
    expect(await readPage(await app.fetch(`${SHE}/login`))).toMatchObject({
      url: 'https://she.localhost:3000/login',
    });
  });
});
