import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chooseEncoding, compress } from './compress';

const TEXT = 'A calm, honest place. '.repeat(200);
const html = (body: string | ReadableStream | null, headers = {}): Response =>
  new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });
const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());

describe('chooseEncoding', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['*;q=0', null],
    ['identity', null],
    ['', null],
    [null, null],
  ])('answers %j with %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});

describe('compress', () => {
  it('compresses a page with brotli, and with gzip for those who know no other', async () => {
    const br = compress(html(TEXT), 'gzip, br');
    expect(br.headers.get('content-encoding')).toBe('br');
    expect(br.headers.get('vary')).toBe('Accept-Encoding');
    expect(brotliDecompressSync(await bytesOf(br)).toString()).toBe(TEXT);
    const gzip = compress(html(TEXT), 'gzip');
    expect(gunzipSync(await bytesOf(gzip)).toString()).toBe(TEXT);
  });

  it.each(['br', 'identity'])(
    'says of what could be compressed that it varies, body or not, where %s is taken',
    (taken) => {
      for (const body of [TEXT, null])
        expect(compress(html(body), taken).headers.get('vary')).toBe('Accept-Encoding');
    },
  );

  it('gives each chunk of a stream away at once', async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const reader = compress(html(readable), 'br').body?.getReader();
    const decoder = createBrotliDecompress();
    const received = new Promise<string>((resolve) =>
      decoder.once('data', (chunk: Buffer) => resolve(chunk.toString())),
    );
    const writer = writable.getWriter();
    void writer.write(new TextEncoder().encode('<html><head>'));
    const first = await reader?.read();
    decoder.write(first?.value);
    expect(await received).toBe('<html><head>');
    await reader?.cancel();
  });

  it('ends the source when the reader goes away', async () => {
    let cancelled: unknown;
    const source = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode(TEXT)),
      cancel: (reason) => {
        cancelled = reason ?? 'gone';
      },
    });
    const reader = compress(html(source), 'br').body?.getReader();
    await reader?.read();
    await reader?.cancel();
    await expect.poll(() => cancelled).toBeDefined();
  });

  it.each([
    ['an image', new Response(TEXT, { headers: { 'content-type': 'image/png' } })],
    ['a stream of events', new Response(TEXT, { headers: { 'content-type': 'text/event-stream' } })],
    ['what is compressed already', html(TEXT, { 'content-encoding': 'gzip' })],
    ['what is short', html('short', { 'content-length': '5' })],
    ['an answer without a body', new Response(null, { status: 204 })],
  ])('leaves %s as it is', (_what, response) => {
    expect(compress(response, 'br')).toBe(response);
  });
});
