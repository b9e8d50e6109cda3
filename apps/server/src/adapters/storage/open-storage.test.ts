import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStorage } from './open-storage';
import type { Storage } from '../../core/storage-port';

/** A fake bucket with what the storage uses: put, get, list and delete, by path. */
async function startBucket(): Promise<{ server: Server; url: string }> {
  const files = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '', 'http://bucket');
      const key = decodeURIComponent(url.pathname.replace(/^\/photos-bucket\/?/, ''));
      const body = await buffer(request);
      if (request.method === 'PUT') {
        files.set(key, contentOf(body, request.headers['content-encoding']));
        return response.writeHead(200).end();
      }
      if (request.method === 'DELETE') {
        files.delete(key);
        return response.writeHead(204).end();
      }
      if (request.method === 'GET' && url.searchParams.has('list-type')) {
        const prefix = url.searchParams.get('prefix') ?? '';
        const keys = [...files.keys()].filter((name) => name.startsWith(prefix));
        const entries = keys.map((name) => `<Contents><Key>${name}</Key></Contents>`).join('');
        return response
          .writeHead(200, { 'content-type': 'application/xml' })
          .end(`<ListBucketResult><KeyCount>${keys.length}</KeyCount>${entries}</ListBucketResult>`);
      }
      const file = files.get(key);
      const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
      if (file && from !== undefined && Number(from) >= file.length)
        return response
          .writeHead(416, { 'content-type': 'application/xml' })
          .end('<Error><Code>InvalidRange</Code></Error>');
      if (file && from !== undefined)
        return response.writeHead(206).end(file.subarray(Number(from), Number(to) + 1));
      if (file) return response.writeHead(200).end(file);
      return response
        .writeHead(404, { 'content-type': 'application/xml' })
        .end('<Error><Code>NoSuchKey</Code></Error>');
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** A client may send a body in chunks that are signed one by one, each with its length before it. */
function contentOf(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding !== 'aws-chunked') return body;
  const end = body.indexOf('\r\n');
  const length = Number.parseInt(body.toString('latin1', 0, end), 16);
  return body.subarray(end + 2, end + 2 + length);
}

const places: Record<string, { open: () => Promise<Storage>; close: () => Promise<void> }> = {};

beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vela-storage-'));
  const { server, url } = await startBucket();
  const s3 = { endpoint: url, bucket: 'photos-bucket', accessKeyId: 'id', secretAccessKey: 'secret' };
  places['a folder'] = {
    open: () => openStorage({ s3: null, dataDir }),
    close: () => rm(dataDir, { recursive: true, force: true }),
  };
  places['a bucket'] = {
    open: () => openStorage({ s3, dataDir }),
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
});

afterAll(async () => {
  for (const { close } of Object.values(places)) await close();
});

describe.each(['a folder', 'a bucket'])('%s', (name) => {
  const file = (text: string) => ({ bytes: new TextEncoder().encode(text), type: 'image/webp' });
  const textOf = (bytes: Uint8Array | null): string | null => bytes && new TextDecoder().decode(bytes);

  it('returns what was put, the last of one key', async () => {
    const storage = await places[name]?.open();
    await storage?.put('photos/a/sharp-360.webp', file('first'));
    await storage?.put('photos/a/sharp-360.webp', file('second'));
    expect(textOf((await storage?.find('photos/a/sharp-360.webp')) ?? null)).toBe('second');
  });

  it('has nothing where nothing was put', async () => {
    const storage = await places[name]?.open();
    expect(await storage?.find('photos/none/sharp-360.webp')).toBeNull();
    expect(await storage?.findRange('photos/none/sharp-360.webp', { from: 0, length: 4 })).toBeNull();
  });

  it.each([
    [0, 4, '0123'],
    [4, 4, '4567'],
    [8, 4, '89'],
    [10, 4, ''],
    [99, 4, ''],
  ])('returns a range of a file from %i, at most %i bytes: %s', async (from, length, expected) => {
    const storage = await places[name]?.open();
    await storage?.put('exports/a/one/00000', file('0123456789'));
    const bytes = await storage?.findRange('exports/a/one/00000', { from, length });
    expect(textOf(bytes ?? null)).toBe(expected);
  });

  it('deletes a folder and leaves its neighbours', async () => {
    const storage = await places[name]?.open();
    await storage?.put('photos/b/one.webp', file('one'));
    await storage?.put('photos/b/two.webp', file('two'));
    await storage?.put('photos/bb/one.webp', file('other'));
    await storage?.deleteFolder('photos/b');
    await storage?.deleteFolder('photos/never');
    expect(await storage?.find('photos/b/one.webp')).toBeNull();
    expect(await storage?.find('photos/b/two.webp')).toBeNull();
    expect(textOf((await storage?.find('photos/bb/one.webp')) ?? null)).toBe('other');
  });
});
