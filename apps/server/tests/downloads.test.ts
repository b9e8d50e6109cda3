import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { DOWNLOAD_LOOK_MS } from '@vela/domain/limits';
import { SECOND } from '@vela/domain/time';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLogger } from '../src/core/log';
import { listen } from '../src/http/listen';
import { CookieJar, createTestApp, type TestApp } from './support/create-test-app';
import { exportActs } from './support/exporting';
import { activePerson, freshAddress, logInAs, PASSWORD, type Person } from './support/people';

const PIECE = 64 * 1024;

let app: TestApp;
let server: Server;
const open = new Set<ReadableStreamDefaultReader<Uint8Array>>();

beforeAll(async () => {
  app = await createTestApp({ log: createLogger({ level: 'silent' }) });
  const config = { ...app.config, host: '127.0.0.1', port: 0 };
  server = await listen({ ...app.context, config }, { app: app.app });
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const reader of open) await reader.cancel().catch(() => {});
  open.clear();
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await app.close();
});

const { store } = exportActs(() => app);

const withCopy = async (megabytes = 1) => {
  const person = await activePerson(app);
  return { person, ...(await store(person, megabytes)) };
};

type Copy = Awaited<ReturnType<typeof withCopy>>;

/** Begins a download that takes what the test reads. */
async function begin({ person, path }: Pick<Copy, 'person' | 'path'>) {
  const response = await app.fetch(path, { jar: person.jar });
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  if (response.status === 200) open.add(reader);
  const take = async (pieces: number): Promise<number> => {
    let bytes = 0;
    for (let piece = 0; piece < pieces; piece += 1) bytes += (await reader.read()).value?.byteLength ?? 0;
    return bytes;
  };
  return { status: response.status, retryAfter: response.headers.get('retry-after'), reader, take };
}

const statusOf = async (copy: Pick<Copy, 'person' | 'path'>): Promise<number> => {
  const { status, reader } = await begin(copy);
  await reader.cancel();
  return status;
};

async function endSessionsOf({ email }: Person): Promise<void> {
  const jar = new CookieJar();
  const address = freshAddress();
  await logInAs(app, { email, jar, address });
  await app.call('endSessions', { jar, address, body: { others: true } });
}

/** Begins a download over the network, whose other end reads nothing. */
async function stall({ person, path }: Copy): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost:3000\r\ncookie: ${person.jar.header}\r\n\r\n`);
  return socket;
}

describe('the downloads of a member', () => {
  it('are two at once; others aren’t kept waiting', async () => {
    const [copy, other] = [await withCopy(), await withCopy()];
    const running = [await begin(copy), await begin(copy)];
    expect(running.map(({ status }) => status)).toEqual([200, 200]);
    const { status, retryAfter } = await begin(copy);
    expect([status, retryAfter]).toEqual([429, '60']);
    expect(await statusOf(other)).toBe(200);
    const head = await app.fetch(copy.path, { jar: copy.person.jar, method: 'HEAD' });
    expect(head.status).toBe(200);
  });

  it('free their place when they are done, given up or broken off', async () => {
    const copy = await withCopy();
    await begin(copy);
    const done = await begin(copy);
    expect(await done.take(16)).toBe(copy.bytes.byteLength);
    expect((await done.reader.read()).done).toBe(true);
    const givenUp = await begin(copy);
    expect([givenUp.status, await statusOf(copy)]).toEqual([200, 429]);
    await givenUp.reader.cancel();
    const broken = await begin(copy);
    vi.spyOn(app.context.storage, 'findRange').mockRejectedValueOnce(new Error('the disk is gone'));
    await expect(broken.reader.read()).rejects.toThrow('the disk is gone');
    expect(await statusOf(copy)).toBe(200);
  });

  it('free their place when the connection ends', async () => {
    const copy = await withCopy(16);
    const sockets = [await stall(copy), await stall(copy)];
    await expect.poll(() => statusOf(copy)).toBe(429);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => statusOf(copy)).toBe(200);
  });
});

describe('the downloads of a node', () => {
  it('are 40; the next is asked to come back', async () => {
    for (let members = 0; members < 20; members += 1) {
      const copy = await withCopy();
      expect([(await begin(copy)).status, (await begin(copy)).status]).toEqual([200, 200]);
    }
    const late = await withCopy();
    const { status, retryAfter } = await begin(late);
    expect([status, retryAfter]).toEqual([503, '60']);
    const [first] = open;
    await first?.cancel();
    expect(await statusOf(late)).toBe(200);
  });
});

describe('a download', () => {
  it('reads no more of the archive than is taken of it, and sends all of it', async () => {
    const copy = await withCopy(9);
    const read = vi.spyOn(app.context.storage, 'findRange');
    const whole = vi.spyOn(app.context.storage, 'find');
    const { reader, take } = await begin(copy);
    expect(read).not.toHaveBeenCalled();
    expect(await take(2)).toBe(2 * PIECE);
    expect([read.mock.calls.length, whole.mock.calls.length]).toEqual([2, 0]);
    await reader.cancel();
    const response = await app.fetch(copy.path, { jar: copy.person.jar });
    expect(Buffer.from(await response.arrayBuffer()).equals(copy.bytes)).toBe(true);
  });

  it('is ended where less than 480 kB are taken in a minute', async () => {
    const copy = await withCopy(4);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const [steady, slow] = [await begin(copy), await begin(copy)];
    expect(await steady.take(8)).toBe(8 * PIECE);
    await slow.take(7);
    vi.advanceTimersByTime(DOWNLOAD_LOOK_MS);
    await expect(slow.reader.read()).rejects.toThrow('too slowly');
    expect(await steady.take(1)).toBe(PIECE);
    expect(await statusOf(copy)).toBe(200);
    await steady.reader.cancel();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is ended over the network, too', async () => {
    const copy = await withCopy(16);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    // The library that writes answers prints the reason.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const socket = await stall(copy);
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    // It takes what fits between the two ends before it stalls.
    const ended = once(socket, 'close');
    await expect
      .poll(() => {
        vi.advanceTimersByTime(DOWNLOAD_LOOK_MS);
        return vi.getTimerCount();
      })
      .toBe(0);
    socket.on('error', () => {});
    socket.resume();
    await ended;
    expect(socket.bytesRead).toBeLessThan(copy.bytes.byteLength);
  });

  it.each([
    ['ten seconds', 1, () => app.clock.advance(10 * SECOND)],
    ['four megabytes', 64, () => {}],
  ])('ends within %s of the end of its session', async (_, further, wait) => {
    const copy = await withCopy(9);
    const { reader, take } = await begin(copy);
    expect(await take(1)).toBe(PIECE);
    await endSessionsOf(copy.person);
    expect(await take(further - 1)).toBe((further - 1) * PIECE);
    wait();
    await expect(reader.read()).rejects.toThrow('session');
  });

  it('goes on under a new token of its session', async () => {
    const copy = await withCopy();
    const { take } = await begin(copy);
    await take(1);
    const password = 'another long password';
    const body = { old_password: PASSWORD, password, password_repeat: password };
    const { jar, address } = copy.person;
    expect((await app.call('changePassword', { jar, address, body })).status).toBe(200);
    app.clock.advance(10 * SECOND);
    expect(await take(1)).toBe(PIECE);
  });
});
