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
        return response
          .writeHead(200, { 'content-type': 'application/xml' })
          .end(listing([...files.keys()], url.searchParams));
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

/** The most keys and folders that the bucket names at once; S3 has a thousand. */
const PAGE = 3;

/**
 * A page of the keys as `ListObjectsV2` answers it: in order, those that begin with `prefix` and come after the token. Of keys that have
 * `delimiter` behind the prefix only what is in front of it is named, once.
 */
function listing(keys: string[], query: URLSearchParams): string {
  const [prefix, delimiter] = [query.get('prefix') ?? '', query.get('delimiter') ?? ''];
  const nameOf = (key: string): string => {
    const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
    return end === -1 ? key : key.slice(0, end + delimiter.length);
  };
  const names = new Map(keys.filter((key) => key.startsWith(prefix)).map((key) => [nameOf(key), key]));
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64url').toString();
  const left = [...names].filter(([name]) => name > after).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const page = left.slice(0, Math.min(PAGE, Number(query.get('max-keys') ?? PAGE)));
  const entries = page.map(([name, key]) =>
    name === key
      ? `<Contents><Key>${name}</Key></Contents>`
      : `<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`,
  );
  const token = Buffer.from(page.at(-1)?.[0] ?? '').toString('base64url');
  const next =
    left.length > page.length
      ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${token}</NextContinuationToken>`
      : '<IsTruncated>false</IsTruncated>';
  return `<ListBucketResult><KeyCount>${page.length}</KeyCount>${entries.join('')}${next}</ListBucketResult>`;
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

  /** Puts files with their own keys in them, and says which of these are there. */
  const putAll = async (storage: Storage | undefined, keys: readonly string[]) => {
    for (const key of keys) await storage?.put(key, file(key));
  };
  const thereOf = async (storage: Storage | undefined, keys: readonly string[]) => {
    const found = await Promise.all(keys.map(async (key) => textOf((await storage?.find(key)) ?? null)));
    return found.filter((text) => text !== null);
  };

  it.each<[string, { folder: string; inside: string[]; beside: string[] }]>([
    [
      'files',
      {
        folder: 'photos/b',
        inside: ['photos/b/one.webp', 'photos/b/two.webp'],
        beside: ['photos/bb/one.webp', 'photos/b.webp', 'photos/a/one.webp', 'b/one.webp'],
      },
    ],
    [
      'folders with files in them, however deep',
      {
        folder: 'exports/E1',
        inside: ['exports/E1/run/00000', 'exports/E1/run/00001', 'exports/E1/other/deeper/00000'],
        beside: ['exports/E10/run/00000', 'exports/E1-run/00000', 'exports/E/E1/run/00000'],
      },
    ],
    [
      'one folder of another',
      {
        folder: 'exports/E2/run',
        inside: ['exports/E2/run/00000'],
        beside: ['exports/E2/run2/00000', 'exports/E2/first/00000'],
      },
    ],
    [
      'more files and folders than are listed at once',
      {
        folder: 'exports/E3',
        inside: Array.from(
          { length: 4 * PAGE + 1 },
          (_, index) => `exports/E3/run${index % (PAGE + 1)}/${String(index).padStart(5, '0')}`,
        ),
        beside: ['exports/E30/run/00000'],
      },
    ],
  ])('deletes a folder of %s, and leaves its neighbours', async (_, { folder, inside, beside }) => {
    const storage = await places[name]?.open();
    await putAll(storage, [...inside, ...beside]);
    expect(await thereOf(storage, inside)).toEqual(inside);
    await storage?.deleteFolder(folder);
    expect(await thereOf(storage, [...inside, ...beside])).toEqual(beside);
  });

  it('deletes a folder that is not there, as often as it is asked to', async () => {
    const storage = await places[name]?.open();
    await storage?.put('photos/c/one.webp', file('one'));
    for (const folder of ['photos/never', 'photos/c', 'photos/c']) await storage?.deleteFolder(folder);
    expect(await storage?.find('photos/c/one.webp')).toBeNull();
  });
});
