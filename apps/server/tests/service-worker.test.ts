import { brotliDecompressSync } from 'node:zlib';
import { LOCALES, type Locale } from '@vela/domain/locale';
import { MINUTE } from '@vela/domain/time';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Failure } from '../src/core/failure';
import { createTestApp, type TestApp } from './support/create-test-app';

const PATH = '/service-worker-2.js';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

/** What it was made of. */
async function madeOf(headers: Record<string, string> = {}) {
  const script = await (await app.fetch(PATH, { headers })).text();
  return JSON.parse(/self\.offline=(.*);/.exec(script)?.[1] ?? 'null') as {
    siteName: string;
    locale: Locale;
    colorMode: string;
  };
}

describe('the service worker', () => {
  it('is a script that a browser asks for each time, and keeps for nobody else', async () => {
    const { status, headers } = await app.fetch(PATH);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('vary')).toContain('Cookie, Accept-Language');
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('may ask this server for pages, and nothing else', async () => {
    const { headers } = await app.fetch(PATH);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; connect-src 'self'; img-src 'self'; frame-ancestors 'none'",
    );
    expect((await app.fetch('/')).headers.get('content-security-policy')).toContain("worker-src 'self'");
  });

  it('is not sent again to who has it, and is where the language is another', async () => {
    const etag = (await app.fetch(PATH)).headers.get('etag') ?? '';
    const again = await app.fetch(PATH, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    const weak = await app.fetch(PATH, { headers: { 'if-none-match': `"other", W/${etag}` } });
    expect(weak.status).toBe(304);
    const other = await app.fetch(PATH, { headers: { 'if-none-match': etag, cookie: 'locale=pl' } });
    expect(other.status).toBe(200);
  });

  it('is sent compressed, under a tag of its own', async () => {
    const plain = await app.fetch(PATH);
    const packed = await app.fetch(PATH, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(packed.headers.get('vary')).toBe('Cookie, Accept-Language, Accept-Encoding');
    const body = Buffer.from(await packed.arrayBuffer());
    expect(packed.headers.get('content-length')).toBe(String(body.byteLength));
    expect(brotliDecompressSync(body).toString()).toBe(await plain.text());
    const etag = packed.headers.get('etag') ?? '';
    expect(etag).not.toBe(plain.headers.get('etag'));
    const headers = { 'accept-encoding': 'gzip, br', 'if-none-match': etag };
    const again = await app.fetch(PATH, { headers });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('counts as a page does', async () => {
    const consume = vi.spyOn(app.context.limits, 'consume');
    const address = '198.51.100.7';
    await app.fetch('/pricing', { address });
    await app.fetch(PATH, { address });
    const [page, worker] = consume.mock.calls;
    expect(worker).toEqual(page);
    expect(worker?.[0]).toBe('page');
    consume.mockRejectedValueOnce(new Failure('too_many_requests', { retryAfter: 1 }));
    const refused = await app.fetch(PATH, { address });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    consume.mockRestore();
  });

  it.each(LOCALES)('speaks %s to who chose it, and to whose browser does', async (locale) => {
    expect(await madeOf({ cookie: `locale=${locale}` })).toMatchObject({ locale });
    expect(await madeOf({ 'accept-language': locale })).toMatchObject({ locale });
  });

  it.each([
    ['mode=dark', 'dark'],
    ['mode=light', 'light'],
    ['mode=pink', 'system'],
    ['', 'system'],
  ])('after the cookie %j is in mode %s', async (cookie, colorMode) => {
    expect(await madeOf({ cookie })).toMatchObject({ colorMode });
  });

  it('has the name of the site that is asked', async () => {
    expect(await madeOf()).toMatchObject({ siteName: 'Vela' });
    await app.db.updateTable('sites').set({ name: 'Lyra' }).execute();
    app.clock.advance(MINUTE);
    expect(await madeOf()).toMatchObject({ siteName: 'Lyra' });
  });

  it('takes nothing', async () => {
    const { status, headers } = await app.fetch(PATH, { method: 'POST' });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('is at one address', async () => {
    expect((await app.fetch('/service-worker-1.js')).status).toBe(404);
    expect((await app.fetch('/landers/service-worker-2.js')).status).toBe(404);
  });
});
