import { request } from 'node:http';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config';
import type { Config } from '../src/core/config';
import { startServer, type RunningServer } from '../src/start-server';
import { freePort } from './support/free-port';
import { startSmtp } from './support/start-smtp';
import { createTestDatabase, type TestDatabase } from './support/test-database';

declare global {
  var pageBegun: () => void;
  var pageMayEnd: Promise<void>;
}

const webDir = join(import.meta.dirname, 'support', 'web-stand-in');
let database: TestDatabase;
let dataDir: string;

beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  dataDir = await mkdtemp(join(tmpdir(), 'vela-start-'));
});

afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true });
});

async function configOf(env: Record<string, string> = {}): Promise<Config> {
  return readConfig({
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    WEB_DIR: webDir,
    LOG_LEVEL: 'silent',
    DATABASE_POOL_SIZE: '4',
    ...env,
  });
}

async function withServer(work: (server: RunningServer, config: Config) => Promise<void>): Promise<void> {
  const config = await configOf();
  const server = await startServer(config);
  try {
    await work(server, config);
  } finally {
    await server.stop();
  }
}

function signUpAt(url: string, email: string): Promise<Response> {
  return fetch(`${url}/api/signup.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-client': 'test' },
    body: JSON.stringify({
      email,
      name: 'mailed',
      password: 'a long enough password',
      date_of_birth: '1990-05-17',
      gender: 'male',
      country: 'NL',
      language: 'nl',
      consents: { terms_version: '2026-11-01', special_categories: false },
    }),
  });
}

async function logInAsDemo(url: string): Promise<{ cookie: string; 'x-client': string }> {
  const response = await fetch(`${url}/api/user.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-client': 'test' },
    body: JSON.stringify({ email: 'demo@example.com', password: 'demo-demo-demo' }),
  });
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { cookie: cookies.join('; '), 'x-client': 'test' };
}

/** It works like fetch, but with the Host header and the raw body. */
function get(
  url: string,
  headers: Record<string, string>,
): Promise<{ status: number; body: Buffer; headers: object }> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks), headers: response.headers }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}

describe('a start', () => {
  it('migrates an empty database, seeds the demo and answers', async () => {
    await withServer(async ({ url }, config) => {
      expect(url).toBe(`http://localhost:${config.port}`);
      const ready = await fetch(`${url}/readyz`);
      expect(await ready.json()).toEqual({ ready: true, checks: { migrated: true, seeded: true } });
      const login = await fetch(`${url}/api/user.php`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-client': 'test' },
        body: JSON.stringify({ email: 'demo@example.com', password: 'demo-demo-demo' }),
      });
      expect(login.status).toBe(200);
    });
  });

  it('twice at once makes one database of two nodes', async () => {
    const fresh = await createTestDatabase({ empty: true });
    const servers = await Promise.all(
      [1, 2].map(async () => startServer(await configOf({ DATABASE_URL: fresh.url }))),
    );
    const answers = await Promise.all(servers.map(({ url }) => fetch(`${url}/readyz`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await Promise.all(servers.map((server) => server.stop()));
    await fresh.drop();
  });

  it('on a taken port says so in one sentence', async () => {
    await withServer(async (_server, { port }) => {
      const second = startServer(await configOf({ PORT: String(port) }));
      await expect(second).rejects.toThrow(
        `Port ${port} is taken: stop what uses it, or set PORT to another one.`,
      );
    });
  });

  it('without the built web app says so in one sentence', async () => {
    const start = startServer(await configOf({ WEB_DIR: join(dataDir, 'nothing') }));
    await expect(start).rejects.toThrow(
      /^The web app is not built: .*entry-server\.js is missing; npm start builds it\.$/,
    );
  });
});

describe('production', () => {
  it('sends mails by SMTP, seeds nobody and has none of the tools of the demo', async () => {
    const smtp = await startSmtp();
    const fresh = await createTestDatabase({ empty: true });
    const config = await configOf({
      VELA_MODE: 'production',
      DATABASE_URL: fresh.url,
      APP_SECRET: 'x'.repeat(32),
      METRICS_TOKEN: 'm'.repeat(16),
      MOLLIE_API_KEY: 'key',
      PUBLIC_URL: 'https://vela.example',
      SMTP_URL: smtp.url,
    });
    const server = await startServer(config);
    try {
      const local = `http://127.0.0.1:${config.port}`;
      const signup = await signUpAt(local, 'produced@example.com');
      expect(signup.status).toBe(200);
      expect(signup.headers.getSetCookie().every((line) => line.endsWith('; Secure'))).toBe(true);
      expect(signup.headers.get('strict-transport-security')).toBe('max-age=31536000');
      await expect.poll(() => smtp.recipients).toEqual(['produced@example.com']);
      expect((await fetch(`${local}/dev/mailbox.json`)).status).toBe(404);
      expect((await fetch(`${local}/metrics`)).status).toBe(403);
      const demo = await fetch(`${local}/api/user.php`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-client': 'test' },
        body: JSON.stringify({ email: 'demo@example.com', password: 'demo-demo-demo' }),
      });
      expect(demo.status).toBe(403);
    } finally {
      await server.stop();
      await fresh.drop();
      await smtp.stop();
    }
  });
});

describe('a demo that others can reach', () => {
  it('gives its figures by a token that lies in its folder', async () => {
    const server = await startServer(await configOf({ VELA_ALLOW_PUBLIC_DEMO: '1' }));
    try {
      expect((await fetch(`${server.url}/metrics`)).status).toBe(403);
      const token = (await readFile(join(dataDir, 'keys', 'metrics-token'), 'utf8')).trim();
      const headers = { authorization: `Bearer ${token}` };
      expect((await fetch(`${server.url}/metrics`, { headers })).status).toBe(200);
    } finally {
      await server.stop();
    }
  });
});

describe('the network', () => {
  it('carries pages compressed', async () => {
    await withServer(async ({ url }) => {
      const { body, headers } = await get(`${url}/login`, { 'accept-encoding': 'br' });
      expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/html; charset=utf-8' });
      expect(brotliDecompressSync(body).toString()).toContain('the page');
    });
  });

  it('rejects too large a file before all of it has arrived', async () => {
    await withServer(async ({ url }) => {
      const headers = await logInAsDemo(url);
      const body = new FormData();
      body.set('photo', new File([new Uint8Array(24 * 1024 * 1024)], 'me.png'));
      const refused = await fetch(`${url}/api/photos.php`, { method: 'POST', headers, body });
      expect([refused.status, await refused.json()]).toMatchObject([413, { error: { code: 'too_large' } }]);
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
    });
  });

  it('believes no Host header', async () => {
    await withServer(async ({ url }) => {
      const mailbox = await get(`${url}/dev/mailbox.json`, { host: 'evil.example' });
      expect(mailbox.status).toBe(404);
      const redirect = await get(`${url}/likes`, { host: 'evil.example' });
      expect(redirect.headers).toMatchObject({ location: '/login?next=%2Flikes' });
    });
  });
});

describe('a stop', () => {
  it('lets a running request end, takes no new one, and may be asked for twice', async () => {
    const begun = new Promise<void>((resolve) => {
      globalThis.pageBegun = resolve;
    });
    const { promise, resolve: release } = Promise.withResolvers<void>();
    globalThis.pageMayEnd = promise;

    const server = await startServer(await configOf());
    const running = get(`${server.url}/login?slow`, {});
    await begun;
    const stopped = Promise.all([server.stop(), server.stop()]);
    await expect(get(`${server.url}/login`, {})).rejects.toThrow('ECONNREFUSED');
    release();
    const { status, body } = await running;
    expect([status, body.toString()]).toEqual([200, expect.stringContaining('the page')]);
    await stopped;
  });

  it('ends the streams of events', async () => {
    const server = await startServer(await configOf());
    const headers = await logInAsDemo(server.url);
    const stream = await fetch(`${server.url}/api/events.php`, { headers });
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    const read = stream.text();
    await server.stop();
    // Otherwise it would be cut off when the time for running requests had ended, and reading would fail.
    expect(await read).toContain('id: ');
  });
});

describe('a mail', () => {
  it('reaches the mailbox without being asked for', async () => {
    await withServer(async ({ url }) => {
      const signup = await signUpAt(url, 'mailed@example.com');
      expect(signup.status).toBe(200);
      await expect
        .poll(async () => (await fetch(`${url}/dev/mailbox.json?to=mailed@example.com`)).json())
        .toMatchObject({ messages: [{ kind: 'activation', to: 'mailed@example.com' }] });
    });
  });
});
