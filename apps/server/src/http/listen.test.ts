import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../tests/support/create-test-app';
import { createLogger } from '../core/log';
import { listen } from './listen';
import type { Server } from 'node:http';

const lines: string[] = [];
let app: TestApp;
let server: Server;

beforeAll(async () => {
  const log = createLogger({ level: 'info', destination: { write: (line) => void lines.push(line) } });
  app = await createTestApp({ log });
  const context = { ...app.context, config: { ...app.config, host: '127.0.0.1', port: 0 } };
  server = await listen(context, {
    app: app.app,
    times: TIMES,
  });
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await app.close();
});

const TIMES = {
  headersTimeout: 300,
  connectionsCheckingInterval: 20,
  keepAliveTimeout: 40_000,
  silenceMs: 60_000,
};

/** What comes back for some bytes until the server closes the connection. */
async function say(bytes: string): Promise<{ status: number; head: string; body: string }> {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body };
}

const get = (target: string, ...headers: string[]): string =>
  [`GET ${target} HTTP/1.1`, ...headers, 'connection: close', '', ''].join('\r\n');

const REFUSED: readonly (readonly [string, string])[] = [
  ['a Host whose last label is a number', get('/healthz', 'host: a.1')],
  ['a Host that is too large a number', get('/login', 'host: 999999999999')],
  ['a Host with a user in it', get('/healthz', 'host: someone@localhost')],
  ['a Host that would be another rule of a policy', get('/login', "host: a;script-src'unsafe-inline'")],
  ['a forwarded host of the same kind', get('/login', 'host: localhost', 'x-forwarded-host: a;b')],
  ['two Hosts', get('/healthz', 'host: localhost', 'host: evil.example')],
  ['the same Host twice', get('/healthz', 'host: localhost', 'Host: localhost')],
  ['no Host', get('/healthz')],
  ['an absolute target that is no URL', get('http://a.1/healthz', 'host: localhost')],
  ['an absolute target without a name', get('http://', 'host: localhost')],
  ['a target of no path', get('*', 'host: localhost')],
  ['a path the other way', get('/a\\b', 'host: localhost')],
];

it('keeps a connection open for the next request', async () => {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/healthz`);
  await response.arrayBuffer();
  expect(response.headers.get('keep-alive')).toBe('timeout=40');
});

describe('a request that says nothing sure of where it goes', () => {
  it.each(REFUSED)('is rejected in the words of the API: %s', async (_, bytes) => {
    lines.length = 0;
    const { status, head, body } = await say(bytes);
    expect(status).toBe(400);
    expect(body).toContain('"code":"invalid_input"');
    expect(head).toContain('x-content-type-options: nosniff');
    expect(head).toContain('cache-control: private, no-store');
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { level: 30, route: 'refused', status: 400 },
    ]);
  });

  it('is in the metrics', async () => {
    const { result } = await app.call('getMetrics');
    expect(result).toMatch(/vela_http_request_seconds_count\{method="GET",route="refused",status="400"\} \d/);
  });

  it('is answered where it says enough', async () => {
    const ofOne = ['GET /healthz HTTP/1.0', '', ''].join('\r\n');
    for (const bytes of [
      get('/healthz', 'host: localhost'),
      get('http://localhost/healthz', 'host: x'),
      ofOne,
    ])
      expect((await say(bytes)).status).toBe(200);
  });
});

describe('what is no request', () => {
  it.each([
    ['a word', 'nonsense\r\n\r\n', 400],
    ['a header without a name', 'GET / HTTP/1.1\r\n: x\r\n\r\n', 400],
    ['headers without end', get('/', `x: ${'x'.repeat(20_000)}`), 431],
  ])('is refused with the headers of all answers: %s', async (_, bytes, refused) => {
    const { status, head } = await say(bytes);
    expect(status).toBe(refused);
    for (const header of ['connection: close', 'x-content-type-options: nosniff', "default-src 'none'"])
      expect(head).toContain(header);
  });
});

describe('a head that never ends', () => {
  it.each([
    ['half sent', 'GET / HTTP/1.1\r\nhost: local'],
    ['not begun', ''],
  ])('is cut off: %s', async (_, bytes) => {
    const { status, head } = await say(bytes);
    expect(status).toBe(408);
    expect(head).toContain('connection: close');
  });

  it('is none that has ended, however slowly its body comes', async () => {
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write('POST /api/user.php HTTP/1.1\r\nhost: localhost\r\nx-client: test\r\nconnection: close\r\n');
    socket.write('content-type: application/json\r\ncontent-length: 2\r\n\r\n{');
    const other = await say('GET / HTTP/1.1\r\n');
    expect(other.status).toBe(408);
    socket.write('}');
    expect(await text(socket)).toMatch(/^HTTP\/1.1 400 .*"code":"invalid_input"/s);
  });
});

describe('a connection that sends nothing', () => {
  it('is closed, and its answer is given up', async () => {
    const left = vi.fn<() => void>();
    // An answer that never ends, of which nobody reads anything.
    const fetch = (): Response =>
      new Response(
        new ReadableStream({
          pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)),
          cancel: left,
        }),
      );
    const context = { ...app.context, config: { ...app.config, host: '127.0.0.1', port: 0 } };
    const other = await listen(context, { app: { fetch }, times: { ...TIMES, silenceMs: 200 } });
    const { port } = other.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1').pause();
    socket.on('error', () => {});
    socket.write(get('/', 'host: localhost'));
    await expect.poll(() => left.mock.calls.length).toBe(1);
    socket.destroy();
    other.close();
  });
});
