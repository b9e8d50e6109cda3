import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MINUTE } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeSettings } from './support/change-settings';
import { createTestApp, type TestApp } from './support/create-test-app';
import { signupBody } from './support/people';
import { readPage } from './support/read-page';

let app: TestApp;
let clientDir: string;

const SITE_ICONS = ['icon-192', 'icon-512', 'maskable-512', 'apple-touch-icon'];

beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), 'vela-client-'));
  await mkdir(join(clientDir, 'assets'));
  await mkdir(join(clientDir, '.vite'));
  await writeFile(join(clientDir, 'assets', 'entry-abc.js'), 'console.log("hello");'.repeat(100));
  await writeFile(join(clientDir, 'assets', 'entry-abc.js.br'), 'made at build time');
  await writeFile(join(clientDir, '.vite', 'manifest.json'), '{}');
  await mkdir(join(clientDir, 'icons', '5'), { recursive: true });
  for (const name of SITE_ICONS) await writeFile(join(clientDir, 'icons', '5', `${name}.png`), name);
  await writeFile(join(clientDir, 'icons', '5.svg'), '<svg/>');
  await writeFile(join(clientDir, 'humans.txt'), 'A small team.\n');
  await writeFile(
    join(clientDir, 'manifest.webmanifest'),
    JSON.stringify({ name: 'Built', short_name: 'Built', start_url: '/members' }),
  );
  app = await createTestApp({ clientDir });
});

afterAll(async () => {
  await app.close();
  await rm(clientDir, { recursive: true });
});

const ANSWERS = [
  '/',
  '/nothing',
  '/members',
  '/api/user.php',
  '/api/nothing.php',
  '/api/docs',
  '/robots.txt',
  '/healthz',
];

describe('every answer', () => {
  it.each(ANSWERS)('%s says what browsers may not do with it', async (path) => {
    const { headers } = await app.fetch(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-request-id': expect.stringMatching(/^[\w-]{16}$/),
    });
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
    expect(headers.get('server')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('insists on no https where the site has none', async () => {
    expect((await app.fetch('/')).headers.get('strict-transport-security')).toBeNull();
  });
});

describe('a site of https', () => {
  const url = 'https://localhost:3000';

  it.each([
    ['0', 'max-age=31536000'],
    ['1', 'max-age=31536000; includeSubDomains'],
  ])('with HSTS_SUBDOMAINS=%s insists on %s', async (HSTS_SUBDOMAINS, said) => {
    const secure = await createTestApp({ env: { PUBLIC_URL: url, HSTS_SUBDOMAINS } });
    try {
      expect((await secure.fetch('/')).headers.get('strict-transport-security')).toBe(said);
    } finally {
      await secure.close();
    }
  });

  it('knows nobody by a cookie that a neighbouring host may have planted', async () => {
    const secure = await createTestApp({ env: { PUBLIC_URL: url } });
    try {
      const answer = await secure.call('signUp', { body: signupBody() });
      const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('__Host-session='));
      const [pair = ''] = cookie?.split(';') ?? [];
      const userWith = async (sent: string) =>
        (
          (await (await secure.fetch('/api/user.php', { headers: { cookie: sent } })).json()) as {
            user: unknown;
          }
        ).user;
      expect(await userWith(pair)).not.toBeNull();
      expect(await userWith(pair.replace('__Host-', ''))).toBeNull();
    } finally {
      await secure.close();
    }
  });
});

describe('the policy of a page', () => {
  it('has a nonce that is never the same twice', async () => {
    const nonces = new Set<string>();
    for (let count = 0; count < 3; count += 1) {
      // A page that all visitors are shown alike has none.
      const response = await app.fetch('/nothing');
      const { nonce = 'none' } = await readPage(response);
      expect(response.headers.get('content-security-policy')).toContain(
        `script-src http://localhost:3000/assets/ 'nonce-${nonce}';`,
      );
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });

  it('allows neither inline styles nor other hosts', async () => {
    const policy = (await app.fetch('/')).headers.get('content-security-policy') ?? '';
    expect(policy?.replace('http://localhost:3000/assets/', '')).not.toMatch(/unsafe|https?:|\*/);
    expect(policy).toContain("style-src-attr 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).toContain("base-uri 'none'");
  });

  it('lets the API run nothing at all', async () => {
    const { headers } = await app.fetch('/api/user.php');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    );
  });
});

describe('the documentation', () => {
  it('loads everything from this server', async () => {
    const response = await app.fetch('/api/docs');
    const text = await response.text();
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self';");
    const addresses = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
    expect(addresses.filter((address) => !address.startsWith('/') && address !== 'data:,')).toEqual([]);
  });
});

describe('what stands for a site', () => {
  it.each([
    ['/icons/icon-192.png', 'icon-192'],
    ['/icons/icon-512.png', 'icon-512'],
    ['/icons/maskable-512.png', 'maskable-512'],
    ['/apple-touch-icon.png', 'apple-touch-icon'],
    ['/favicon.svg', '<svg/>'],
  ])('is of its niche: %s', async (path, content) => {
    const restore = await changeSettings(app, { niche: 5 });
    const response = await app.fetch(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(content);
    await restore();
  });
});

describe('the manifest', () => {
  it('has the name of the site that is asked, and else what was built', async () => {
    const response = await app.fetch('/manifest.webmanifest');
    expect(response.headers.get('content-type')).toBe('application/manifest+json');
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(await response.json()).toEqual({ name: 'Vela', short_name: 'Vela', start_url: '/members' });

    await app.db.updateTable('sites').set({ name: 'Lyra' }).execute();
    app.clock.advance(MINUTE);
    expect(await (await app.fetch('/manifest.webmanifest')).json()).toMatchObject({ name: 'Lyra' });
  });

  it('takes nothing', async () => {
    expect((await app.fetch('/manifest.webmanifest', { method: 'POST' })).status).toBe(405);
  });

  it('is missing where none was built', async () => {
    const bare = await createTestApp();
    expect((await bare.fetch('/manifest.webmanifest')).status).toBe(404);
    await bare.close();
  });
});

describe('files of the web app', () => {
  it('are cached for a year when their name holds their hash', async () => {
    const { headers } = await app.fetch('/assets/entry-abc.js');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect((await app.fetch('/humans.txt')).headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('come as they were compressed at build time', async () => {
    const response = await app.fetch('/assets/entry-abc.js', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect(await response.text()).toBe('made at build time');
  });

  it('are not sent again to a browser that has them', async () => {
    const first = await app.fetch('/humans.txt');
    const etag = first.headers.get('etag') ?? '';
    const again = await app.fetch('/humans.txt', { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it.each([
    '/.vite/manifest.json',
    '/assets/entry-abc.js.br',
    '/assets/../.vite/manifest.json',
    '/assets/..%2f..%2fpackage.json',
  ])('do not include %s', async (path) => {
    expect((await app.fetch(path)).status).toBe(404);
  });

  it('answer a missing one shortly, with no page', async () => {
    const response = await app.fetch('/assets/gone-abc.js');
    expect([response.status, await response.text()]).toEqual([404, 'Not found']);
  });

  it('take no posts', async () => {
    expect((await app.fetch('/humans.txt', { method: 'POST' })).status).toBe(405);
  });
});
