import { PAGE_LIST } from '@vela/contract/pages';
import type { PageInput } from '@vela/contract/page';
import { pageOf } from '@vela/domain/pages';
import { MINUTE, SECOND } from '@vela/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from '../src/core/log';
import { createMember } from './support/create-member';
import { createTestApp, type CookieJar, type TestApp } from './support/create-test-app';
import { readPage, renderSeenPage } from './support/read-page';

/** Pages that a link or a form opens ask the database who opens them. */
const BY_LINK = ['reset-password-do', 'activate-done', 'activate-error', 'mail-change-do', 'unsubscribe'];

const SHARED = PAGE_LIST.filter(
  ({ name, ready, access }) =>
    ready &&
    access !== 'member' &&
    pageOf(name).area === 'site' &&
    pageOf(name).layout !== 'lander' &&
    name !== 'token' &&
    // It shows a member, whose photos have addresses that end.
    name !== 'members-id-signup' &&
    !BY_LINK.includes(name),
).map(({ path }) => path);

const render = vi.fn<(input: PageInput) => Promise<Response>>();
const countryOf = vi.fn<(address: string) => Promise<string | null>>();
let app: TestApp;
let member: CookieJar;

beforeAll(async () => {
  app = await createTestApp({
    renderPage: render,
    geo: { countryOf },
    log: createLogger({ level: 'silent' }),
  });
  render.mockImplementation(renderSeenPage);
  countryOf.mockResolvedValue('NL');
  member = await createMember(app, { email: 'anna@example.com' });
});
afterAll(() => app.close());

beforeEach(() => {
  // What was rendered for the test before is too old.
  app.clock.advance(MINUTE);
  render.mockReset().mockImplementation(renderSeenPage);
  countryOf.mockReset().mockResolvedValue('NL');
});

describe('a page that all visitors are shown alike', () => {
  it.each(SHARED)('%s is rendered once, and served to others byte for byte', async (path) => {
    const first = await app.fetch(path, { address: '10.0.0.1' });
    expect(first.status).toBe(200);
    app.clock.advance(20 * SECOND);
    const second = await app.fetch(path, {
      address: '10.9.8.7',
      headers: {
        accept: '*/*',
        'user-agent': 'another browser',
        referer: 'http://localhost:3000/pages/terms',
        cookie:
          'device=abcdefghijklmnopqrstuvwxyzabcdefghijklmnopq; consent=all; stranger=1; tz=Asia%2FTokyo',
      },
    });
    expect(await second.text()).toBe(await first.text());
    expect(second.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
    expect(render).toHaveBeenCalledOnce();
    expect(render.mock.calls[0]?.[0]).not.toHaveProperty('requestId');
    expect(render.mock.calls[0]?.[0]).toHaveProperty('timeZone', null);
  });

  it('has no nonce, and a policy of hashes', async () => {
    const response = await app.fetch('/');
    expect(response.headers.get('content-security-policy')).not.toContain('nonce');
    expect(await readPage(response)).not.toHaveProperty('nonce');
  });

  it('is still a page of nobody’s storage', async () => {
    await app.fetch('/');
    const { headers } = await app.fetch('/');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('vary')).toBe('Accept-Encoding, Cookie, Accept-Language');
    expect(headers.get('x-request-id')).not.toBeNull();
  });

  it('answers HEAD without a body', async () => {
    const response = await app.fetch('/login', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });

  it('is rendered again for another language, mode, country and address of its own', async () => {
    const cookies = ['locale=de', 'mode=dark'];
    await app.fetch('/pricing');
    for (const cookie of cookies) await app.fetch('/pricing', { headers: { cookie } });
    countryOf.mockResolvedValue('DE');
    await app.fetch('/pricing');
    await app.fetch('/pricing?country=GB');
    await app.fetch('/pricing?locale=fr');
    expect(render).toHaveBeenCalledTimes(6);
  });

  it('is rendered again after a minute', async () => {
    await app.fetch('/login');
    app.clock.advance(MINUTE);
    await app.fetch('/login');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('stays while it can’t be rendered', async () => {
    const before = await (await app.fetch('/login')).text();
    app.clock.advance(5 * MINUTE);
    render.mockRejectedValue(new Error('the database is away'));
    const response = await app.fetch('/login');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(before);
  });
});

it('a text about the site stays while the database is away', async () => {
  const before = await (await app.fetch('/pages/privacy')).text();
  app.clock.advance(2 * MINUTE);
  await app.db.schema.alterTable('site_texts').renameTo('lost_texts').execute();
  try {
    const response = await app.fetch('/pages/privacy');
    expect([response.status, await response.text()]).toEqual([200, before]);
  } finally {
    await app.db.schema.alterTable('lost_texts').renameTo('site_texts').execute();
  }
});

describe('a page that may be one person’s own is never shared', () => {
  const token = 'a'.repeat(43);

  it.each([
    ['a session that nobody has', '/login', { cookie: `session=${token}` }],
    ['a draft of the sign-up', '/signup', { cookie: `signup_draft=${token}` }],
    ['a form that was done', '/login', { cookie: 'done=login:1' }],
    ['a token', '/', { authorization: `Bearer ${token}` }],
    ['who sent the visitor', '/?network=n1&sub1=s1', {}],
    ['a step of the sign-up', '/signup?step=about', {}],
    ['a language that there isn’t', '/login?locale=xx', {}],
    ['a language that is named twice', '/login?locale=de&locale=fr', {}],
    ['a query in another spelling', '/login?&&', {}],
    ['a path in another spelling', '/%6Cogin', {}],
    ['a parameter that every object has', '/login?hasOwnProperty=locale', {}],
    ['a country that there isn’t', '/pricing?country=Atlantis', {}],
    ['a page that isn’t there', '/nothing', {}],
  ])('%s', async (_name, path, headers) => {
    for (let time = 0; time < 2; time += 1) {
      const response = await app.fetch(path, { headers });
      const { nonce } = await readPage(response);
      expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce ?? 'none'}'`);
    }
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('a member’s, before and after a visitor’s', async () => {
    const emailAt = async (jar?: CookieJar) =>
      (await readPage(await app.fetch('/pages/terms', jar ? { jar } : {}))).email;
    expect(await emailAt()).toBeNull();
    expect(await emailAt(member)).toBe('anna@example.com');
    expect(await emailAt()).toBeNull();
  });

  it('a failure', async () => {
    render.mockRejectedValueOnce(new Error('lost'));
    expect((await app.fetch('/complaints')).status).toBe(500);
    expect((await app.fetch('/complaints')).status).toBe(200);
  });
});

it('each request counts for the limit of pages, also one that is served from the cache', async () => {
  const limited = await createTestApp({ countRequests: true });
  try {
    const statuses = new Set<number>();
    for (let count = 0; count < 200; count += 1) statuses.add((await limited.fetch('/login')).status);
    expect([...statuses]).toEqual([200, 429]);
  } finally {
    await limited.close();
  }
});
