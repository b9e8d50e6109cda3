import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { MINUTE, SECOND } from '@vela/domain/time';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageCache, type CachedPage, type FoundPage, type PageCache, type Wanted } from './page-cache';
import { createPageCompressor, type CompressPage } from './page-compressor';

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

it('gives the form that a browser takes, from the third time on', async () => {
  for (const acceptEncoding of ['gzip, br', 'gzip', null]) {
    for (let time = 0; time < 2; time += 1)
      expect(await find({ acceptEncoding })).toEqual({ inline, body: Buffer.from('page 1'), encoding: null });
  }
  const formOf = (acceptEncoding: string) =>
    vi.waitFor(async () => {
      const found = (await find({ acceptEncoding })) as FoundPage;
      expect(found.encoding).not.toBeNull();
      return found;
    });
  const [br, gzip] = [await formOf('gzip, br'), await formOf('gzip')];
  expect([br.encoding, gzip.encoding]).toEqual(['br', 'gzip']);
  expect([brotliDecompressSync(br.body), gunzipSync(gzip.body)].map(String)).toEqual(['page 1', 'page 1']);
  expect([br.inline, gzip.inline]).toEqual([inline, inline]);
});

describe('a compressed form', () => {
  /** Ends the compressions that have begun. */
  let ends: (() => void)[];
  const compress = vi.fn<CompressPage>();
  const br = { acceptEncoding: 'br' };
  const encodingOf = async (key: string) => ((await find({ key, ...br })) as FoundPage).encoding;
  const keys = Array.from({ length: 6 }, (_, index) => `home ${index}`);
  const askForAll = () => Promise.all(keys.map(encodingOf));
  const hasBegun = (count: number) => vi.waitFor(() => expect(compress).toHaveBeenCalledTimes(count));

  beforeEach(() => {
    ends = [];
    compress
      .mockReset()
      .mockImplementation((text) => new Promise((resolve) => ends.push(() => resolve(text.subarray(0, 1)))));
    const compressor = createPageCompressor({ compress, mostWaiting: 2 });
    cache = createPageCache({ mostBytes: 400, compressor });
  });

  it('is made for no page that is asked for once, and for one that is asked for twice', async () => {
    expect(await askForAll()).toEqual(keys.map(() => null));
    await find({ key: 'home 0', acceptEncoding: 'gzip' });
    for (let time = 0; time < 3; time += 1) await find({ key: 'home 0' });
    expect(compress).not.toHaveBeenCalled();
    expect(await encodingOf('home 0')).toBeNull();
    await hasBegun(1);
    expect(compress).toHaveBeenCalledWith(Buffer.from('page 1'), 'br');
  });

  it('is made for one page at a time, and few wait for it', async () => {
    for (let time = 0; time < 3; time += 1) expect(await askForAll()).toEqual(keys.map(() => null));
    for (let count = 1; count <= 3; count += 1) {
      await hasBegun(count);
      expect(ends).toHaveLength(count);
      ends[count - 1]?.();
    }
    for (const key of keys.slice(0, 3))
      await vi.waitFor(async () => expect(await encodingOf(key)).toBe('br'));
    expect(compress).toHaveBeenCalledTimes(3);
    // One that found no room asks again.
    expect(await encodingOf('home 5')).toBeNull();
    await hasBegun(4);
    ends[3]?.();
    await vi.waitFor(async () => expect(await encodingOf('home 5')).toBe('br'));
  });

  it('is not made of a page that was dropped while it waited', async () => {
    for (let time = 0; time < 2; time += 1) for (const key of ['a', 'b', 'c']) await encodingOf(key);
    await find({ key: 'b', afterMs: MINUTE });
    await hasBegun(1);
    ends[0]?.();
    await hasBegun(2);
    expect(compress.mock.calls.map(([text]) => text.toString())).toEqual(['page 1', 'page 3']);
  });

  it('that can’t be made is tried again', async () => {
    compress.mockRejectedValueOnce(new Error('no memory'));
    for (let time = 0; time < 2; time += 1) expect(await textOf(await find(br))).toBe('page 1');
    compress.mockImplementation(async (text) => text);
    await vi.waitFor(async () => expect(await encodingOf('home')).toBe('br'));
  });

  it('counts for the room', async () => {
    make.mockImplementation(async () => page('x'.repeat(150)));
    compress.mockImplementation(async (text) => text);
    await vi.waitFor(async () => expect(await encodingOf('a')).toBe('br'));
    await find({ key: 'b' });
    make.mockClear();
    await find({ key: 'a' });
    expect(make).toHaveBeenCalledOnce();
  });
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

it('caches no failure to render', async () => {
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
