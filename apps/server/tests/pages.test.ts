import { PAGE_LIST } from '@vela/contract/pages';
import type { PageName } from '@vela/domain/pages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../src/core/log';
import { createMember, PASSWORD } from './support/create-member';
import { CookieJar, createTestApp, type TestApp } from './support/create-test-app';
import { readPage } from './support/read-page';
import { premiumPerson } from './support/talk';

const silentLog = createLogger({ level: 'silent' });

let app: TestApp;
let member: CookieJar;

beforeAll(async () => {
  app = await createTestApp();
  member = await createMember(app, { email: 'anna@example.com' });
});

afterAll(() => app.close());

const memberPages = PAGE_LIST.filter(({ access }) => access === 'member').map((page) => ({
  ...page,
  at: page.path
    .replace('{type}', 'sent')
    .replace('{section}', 'email')
    .replace(/\/\{\w+\?\}/g, '')
    .replace(/\{\w+\}/g, 'abc'),
}));

/** A page of a certain member isn't there for one that nobody is, and one page is for who has paid. */
const OF_OTHERS: readonly PageName[] = ['likes-m-id', 'credits-repeat-order'];
const pagesOfAnyone = memberPages.filter(({ name }) => !OF_OTHERS.includes(name));

describe('guards', () => {
  it.each(memberPages)('$at sends a visitor to log in, with the way back', async ({ at }) => {
    const response = await app.fetch(`${at}?a=1`);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`/login?next=${encodeURIComponent(`${at}?a=1`)}`);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it.each(pagesOfAnyone)(
    '$at answers a member with its screen, or 404 until it has one',
    async ({ at, ready }) => {
      const response = await app.fetch(at, { jar: member });
      expect(response.status).toBe(ready ? 200 : 404);
      expect((await readPage(response)).screen).toBe(ready ? undefined : 'not_found');
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
    },
  );

  it('/premium is for who has not paid, and repeating an order for who has', async () => {
    const paid = await premiumPerson(app);
    const wayOf = async (path: string, jar: CookieJar) => {
      const response = await app.fetch(path, { jar });
      return response.headers.get('location') ?? response.status;
    };
    const ways = (jar: CookieJar) =>
      Promise.all(
        ['/premium?package=p2', '/credits/repeat-order', '/credits'].map((path) => wayOf(path, jar)),
      );
    expect(await ways(member)).toEqual([200, '/premium', 200]);
    expect(await ways(paid.jar)).toEqual(['/credits?package=p2', 200, 200]);
  });

  it.each(['/', '/login', '/signup'])('%s sends a member home', async (path) => {
    const response = await app.fetch(path, { jar: member });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/members']);
  });

  it.each([
    ['/', null],
    ['/login', null],
    ['/signup', null],
    ['/reset-password', 'noindex'],
    ['/activate/error', 'noindex'],
  ])('%s is there for a visitor', async (path, robots) => {
    const response = await app.fetch(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('x-robots-tag')).toBe(robots);
  });

  it('answers an unknown path with 404', async () => {
    const response = await app.fetch('/nothing/here');
    expect(response.status).toBe(404);
    expect(await readPage(response)).toMatchObject({ screen: 'not_found' });
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/%09/evil.example'])(
    'never lets next=%s lead away',
    async (next) => {
      const response = await app.fetch(`/login?next=${encodeURIComponent(next)}`, { jar: member });
      const location = new URL(response.headers.get('location') ?? '', 'http://localhost:3000');
      expect(location.host).toBe('localhost:3000');
    },
  );

  it('takes a member who is logged in already where that one meant to go', async () => {
    const response = await app.fetch('/login?next=%2Fsettings', { jar: member });
    expect(response.headers.get('location')).toBe('/settings');
  });

  it('rejects methods that no page takes', async () => {
    const page = await app.fetch('/members', { method: 'PUT' });
    expect([page.status, page.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const form = await app.fetch('/login', { method: 'DELETE' });
    expect([form.status, form.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  });
});

describe('mail links', () => {
  it('leads on to the page of a link that is good, as often as it is opened', async () => {
    const [mail] = await app.mails('anna@example.com');
    const target = new URL(mail?.links[0] ?? '');
    const token = target.searchParams.get('token') ?? '';
    for (const _time of ['first', 'second']) {
      const response = await app.fetch(`/${token}`);
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe(`${target.pathname}${target.search}`);
    }
  });

  it('says of an unknown link that it has expired', async () => {
    const response = await app.fetch(`/${'x'.repeat(43)}`);
    expect(response.status).toBe(404);
    expect(await readPage(response)).toMatchObject({ screen: 'link_expired' });
  });

  it('takes any other single segment for an unknown page', async () => {
    const response = await app.fetch(`/${'x'.repeat(42)}`);
    expect(await readPage(response)).toMatchObject({ screen: 'not_found' });
  });
});

describe('what a page is given', () => {
  it('has the language of the cookie, then the account, then the browser', async () => {
    const jar = await createMember(app);
    jar.cookies.set('locale', 'de');
    const headers = { 'accept-language': 'nl, en;q=0.5' };
    expect(await readPage(await app.fetch('/members', { jar, headers }))).toMatchObject({ locale: 'de' });
    jar.cookies.delete('locale');
    expect(await readPage(await app.fetch('/members', { jar, headers }))).toMatchObject({ locale: 'en' });
    expect(await readPage(await app.fetch('/', { headers }))).toMatchObject({ locale: 'nl' });
  });

  it('has the mode of the cookie, where it says something', async () => {
    const jar = new CookieJar();
    const modeOf = async () => (await readPage(await app.fetch('/', { jar }))).colorMode;
    expect(await modeOf()).toBe('system');
    jar.cookies.set('mode', 'dark');
    expect(await modeOf()).toBe('dark');
    jar.cookies.set('mode', '"><script>');
    expect(await modeOf()).toBe('system');
  });

  it('has the zone of the cookie, where it says something, on all but the pages that visitors are shown alike', async () => {
    const jar = new CookieJar();
    const zoneOf = async (path: string) => (await readPage(await app.fetch(path, { jar }))).timeZone;
    expect(await zoneOf('/members')).toBeNull();
    jar.cookies.set('tz', 'Europe/Amsterdam');
    expect(await zoneOf('/members')).toBe('Europe/Amsterdam');
    expect(await zoneOf('/')).toBeNull();
    // The spelling doesn't matter: a cache by zone would hold an entry for each spelling.
    jar.cookies.set('tz', 'eUrOpE/aMsTeRdAm');
    expect(await zoneOf('/members')).toBe('Europe/Amsterdam');
    jar.cookies.set('tz', 'Mars/Olympus');
    expect(await zoneOf('/members')).toBeNull();
  });

  it("knows itself by the site's address, whatever the Host header says", async () => {
    const response = await app.fetch('http://evil.example/login?a=1');
    expect(await readPage(response)).toMatchObject({ url: 'http://localhost:3000/login?a=1' });
  });

  it('has the member', async () => {
    expect(await readPage(await app.fetch('/members', { jar: member }))).toMatchObject({
      email: 'anna@example.com',
    });
  });
});

describe('the API during rendering', () => {
  it('answers as the visitor who asked, and its cookies go to the browser', async () => {
    const seen: unknown[] = [];
    const rendering = await createTestApp({
      renderPage: async ({ fetchApi, status }) => {
        const headers = { 'x-client': 'web', 'content-type': 'application/json' };
        const body = JSON.stringify({ email: 'eva@example.com', password: PASSWORD });
        const api = 'http://localhost:3000/api/user.php';
        await fetchApi(new Request(api, { method: 'POST', headers, body }));
        seen.push(await (await fetchApi(new Request(api))).json());
        return new Response('<html></html>', { status });
      },
    });
    try {
      await createMember(rendering, { email: 'eva@example.com' });
      const jar = new CookieJar();
      await rendering.fetch('/', { jar });
      expect(seen).toEqual([{ user: expect.objectContaining({ email: 'eva@example.com' }) }]);
      expect(jar.cookies.get('session')).toMatch(/^[\w-]{43}$/);
    } finally {
      await rendering.close();
    }
  });
});

describe('any page', () => {
  it('gets the id of its request in the logs, for later errors', async () => {
    const working = await createTestApp({
      renderPage: async ({ requestId }) => new Response(requestId ?? 'no number'),
    });
    try {
      const response = await working.fetch('/?network=n1');
      expect(response.status).toBe(200);
      const requestId = response.headers.get('x-request-id');
      expect(await response.text()).toBe(requestId);
      // One that is served to many says it beside itself.
      expect(response.headers.get('server-timing')).toBe(`req;desc="${requestId}"`);
    } finally {
      await working.close();
    }
  });
});

describe('more pages than can be rendered', () => {
  it('are answered in the site’s words, without waiting for those before them', async () => {
    const { promise: rendered, resolve: end } = Promise.withResolvers<Response>();
    const busy = await createTestApp({ renderPage: async () => (await rendered).clone() });
    const asked = Array.from({ length: 500 }, () =>
      // Pages that all are shown alike would wait for one of them.
      busy.fetch('/?network=n1', { headers: { 'accept-language': 'de' } }),
    );
    // None is rendered yet: what is answered first was rejected.
    const refused = await Promise.race(asked);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refused.text()).toContain('stark ausgelastet');
    end(new Response('a page'));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(100);
    await busy.close();
  });
});

describe('a page that fails', () => {
  it('becomes the error page, which gets the id of the request in the logs', async () => {
    const failing = await createTestApp({
      log: silentLog,
      renderPage: async ({ screen, status, requestId }) => {
        if (screen !== 'error') throw new Error(`a defect of ${requestId ?? 'no number'}`);
        return new Response(`quote ${requestId}`, { status, headers: { 'content-type': 'text/html' } });
      },
    });
    try {
      const response = await failing.fetch('/');
      const requestId = response.headers.get('x-request-id');
      expect(requestId).toMatch(/^[\w-]{12,}$/);
      expect([response.status, await response.text()]).toEqual([500, `quote ${requestId}`]);
    } finally {
      await failing.close();
    }
  });

  it('says so in the language of who asks, by what the logs know it, where not even the member can be found', async () => {
    const failing = await createTestApp({ log: silentLog });
    try {
      await failing.db.schema.alterTable('sessions').renameTo('lost_sessions').execute();
      const headers = { cookie: `session=${'x'.repeat(43)}; locale=fi` };
      const response = await failing.fetch('/pages/terms', { headers });
      const text = await response.text();
      expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'private, no-store']);
      expect(text).toContain('<html lang="fi">');
      const requestId = response.headers.get('x-request-id');
      expect(requestId).toMatch(/^[\w-]{16}$/);
      expect(text).toContain(`<code>${requestId}</code>`);
      expect(text).toContain('--accent:#000001;--on:#ffffff');
      // Who asks may still be logged in.
      expect(response.headers.getSetCookie()).toEqual([]);
    } finally {
      await failing.close();
    }
  });

  it('becomes a page that says so with a way home, when the error page fails too', async () => {
    const failing = await createTestApp({
      log: silentLog,
      renderPage: async () => {
        throw new Error('a defect');
      },
    });
    try {
      const response = await failing.fetch('/', { headers: { 'accept-language': 'de' } });
      const text = await response.text();
      expect(response.status).toBe(500);
      expect(text).toContain('<html lang="de">');
      expect(text).toContain('href="/"');
      expect(text).toContain(`<code>${response.headers.get('x-request-id')}</code>`);
      expect(text).not.toContain('a defect');
      const nonce = /<style nonce="([^"]+)"/.exec(text)?.[1] ?? 'none';
      expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    } finally {
      await failing.close();
    }
  });
});
