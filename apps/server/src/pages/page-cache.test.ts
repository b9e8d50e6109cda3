import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { MINUTE, SECOND } from '@vela/domain/time';
import { beforeEach, expect, it, vi } from 'vitest';
import { createPageCache, type CachedPage, type FoundPage, type PageCache, type Wanted } from './page-cache';

const START_MS = Date.UTC(2026, 10, 26);
const inline = { scripts: 'a', styles: 'b' };

let cache: PageCache;
let rendered: number;
const make = vi.fn<Wanted['make']>();

beforeEach(() => {
  cache = createPageCache({ mostBytes: 400 });
  rendered = 0;
  make.mockReset().mockImplementation(async () => page(`page ${(rendered += 1)}`));
});

function page(text: string): CachedPage {
  return { html: Buffer.from(text), inline };
}

function find({ key = 'home', afterMs = 0, acceptEncoding = null as string | null } = {}) {
  return cache.find({ key, now: new Date(START_MS + afterMs), acceptEncoding, make });
}

async function textOf(found: FoundPage | Response): Promise<string> {
  return found instanceof Response ? `${found.status} ${await found.text()}` : found.body.toString();
}

it('serves a page for a minute as it was rendered, and then renders it again', async () => {
  expect(await textOf(await find())).toBe('page 1');
  expect(await textOf(await find({ afterMs: MINUTE - 1 }))).toBe('page 1');
  expect(await textOf(await find({ afterMs: MINUTE }))).toBe('page 2');
});

it('keeps pages apart by their key', async () => {
  expect(await textOf(await find({ key: 'home, de' }))).toBe('page 1');
  expect(await textOf(await find({ key: 'home, fr' }))).toBe('page 2');
  expect(await textOf(await find({ key: 'home, de' }))).toBe('page 1');
});

it('renders once for all who ask at once', async () => {
  const found = await Promise.all([find(), find(), find()]);
  expect(await Promise.all(found.map(textOf))).toEqual(['page 1', 'page 1', 'page 1']);
  expect(make).toHaveBeenCalledOnce();
});

it('gives the form that a browser takes', async () => {
  const br = (await find({ acceptEncoding: 'gzip, br' })) as FoundPage;
  const gzip = (await find({ acceptEncoding: 'gzip' })) as FoundPage;
  const plain = (await find()) as FoundPage;
  expect([br.encoding, gzip.encoding, plain.encoding]).toEqual(['br', 'gzip', null]);
  expect([brotliDecompressSync(br.body), gunzipSync(gzip.body), plain.body].map(String)).toEqual([
    'page 1',
    'page 1',
    'page 1',
  ]);
  expect(plain.inline).toBe(inline);
});

it('serves what can’t be rendered as it was, for ten minutes', async () => {
  await find();
  make.mockImplementation(async () => new Response('down', { status: 500 }));
  expect(await textOf(await find({ afterMs: 10 * MINUTE - 1 }))).toBe('page 1');
  expect(await textOf(await find({ afterMs: 10 * MINUTE }))).toBe('500 down');
});

it('stores no answer that isn’t the page, and gives each request its own', async () => {
  make.mockImplementation(async () => new Response('busy', { status: 503 }));
  const found = await Promise.all([find(), find()]);
  expect(await Promise.all(found.map(textOf))).toEqual(['503 busy', '503 busy']);
  make.mockImplementation(async () => page('there again'));
  expect(await textOf(await find())).toBe('there again');
});

it('forgets a failure to render', async () => {
  make.mockRejectedValueOnce(new Error('lost'));
  await expect(find()).rejects.toThrow('lost');
  expect(await textOf(await find())).toBe('page 1');
});

it('drops the pages that were used least recently when there is no more room', async () => {
  make.mockImplementation(async () => page('x'.repeat(150)));
  for (const key of ['a', 'b']) await find({ key });
  await find({ key: 'a', afterMs: SECOND });
  await find({ key: 'c', afterMs: 2 * SECOND });
  make.mockClear();
  for (const key of ['a', 'c']) await find({ key, afterMs: 3 * SECOND });
  expect(make).not.toHaveBeenCalled();
  await find({ key: 'b', afterMs: 3 * SECOND });
  expect(make).toHaveBeenCalledOnce();
});

it('counts compressed bodies, too', async () => {
  // Letters without an order, which no compression makes shorter.
  let seed = 1;
  const noise = () =>
    Buffer.from(Array.from({ length: 150 }, () => (seed = (seed * 48_271) % 2_147_483_647) % 256));
  make.mockImplementation(async () => ({ html: noise(), inline }));
  await find({ key: 'a', acceptEncoding: 'br' });
  await find({ key: 'b', acceptEncoding: 'br' });
  make.mockClear();
  await find({ key: 'a' });
  expect(make).toHaveBeenCalledOnce();
});
