import { ENDPOINT_IDS, endpoints } from '@vela/contract/registry';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR } from '@vela/domain/time';
import { createLogger } from '../src/core/log';
import { transact } from '../src/db/transact';
import { queueFolderDeletion } from '../src/files/folder-deletions';
import { createTestApp, type TestApp } from './support/create-test-app';

const PRODUCTION = {
  VELA_MODE: 'production',
  APP_SECRET: 'x'.repeat(32),
  METRICS_TOKEN: 'the-token-of-the-metrics',
  SMTP_URL: 'smtp://127.0.0.1:1',
  DATABASE_URL: 'postgres://unused/unused',
  MOLLIE_API_KEY: 'key',
};

let app: TestApp;
let production: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  production = await createTestApp({ env: PRODUCTION, log: createLogger({ level: 'silent' }) });
});

afterAll(() => Promise.all([app.close(), production.close()]));

describe('/healthz', () => {
  it('says that the process is alive', async () => {
    expect((await app.call('getHealth')).result).toEqual({ status: 'ok' });
  });
});

describe('/readyz', () => {
  it('is ready when the database is migrated, and seeded where a seed is wanted', async () => {
    const answer = await app.call('getReadiness');
    expect([answer.status, answer.result]).toEqual([
      200,
      { ready: true, checks: { migrated: true, seeded: true } },
    ]);
    expect((await app.call('getReadiness', { query: { deep: '' } })).status).toBe(200);
  });

  it('is not ready before the seed is there', async () => {
    const unseeded = await createTestApp({ env: { SEED: 'demo' } });
    try {
      const answer = await unseeded.call('getReadiness');
      expect([answer.status, answer.json]).toEqual([
        503,
        { ready: false, checks: { migrated: true, seeded: false } },
      ]);
    } finally {
      await unseeded.close();
    }
  });

  it('is not ready without a migration of this version, a second later at most', async () => {
    const behind = await createTestApp();
    try {
      expect((await behind.call('getReadiness')).status).toBe(200);
      await sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(
        behind.db,
      );
      behind.clock.advance(999);
      expect((await behind.call('getReadiness')).status).toBe(200);
      behind.clock.advance(1);
      expect((await behind.call('getReadiness')).status).toBe(503);
    } finally {
      await behind.close();
    }
  });
});

describe('/metrics', () => {
  it('shows the demo everything, by route pattern', async () => {
    await app.fetch('/api/nothing.php?secret=1');
    await app.call('getUser');
    const { result, headers } = await app.call('getMetrics');
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(result).toMatch(
      /vela_http_request_seconds_count\{method="GET",route="\/api\/user.php",status="200"\} 1/,
    );
    expect(result).toMatch(/route="\/api\/\*",status="404"/);
    expect(result).not.toContain('nothing.php');
  });

  it('has one line for all methods that nobody knows', async () => {
    for (const method of ['PROPFIND', 'MADE-UP', 'patch']) await app.fetch('/login', { method });
    const { result } = await app.call('getMetrics');
    expect(result).toMatch(
      /vela_http_request_seconds_count\{method="other",route="\/login",status="405"\} 3/,
    );
    expect(result).not.toMatch(/PROPFIND|MADE-UP|patch/);
  });

  it.each([{}, { authorization: 'Bearer wrong' }, { authorization: 'the-token-of-the-metrics' }])(
    'refuses %j in production',
    async (headers) => {
      const answer = await production.call('getMetrics', { headers });
      expect([answer.status, answer.error.code]).toEqual([403, 'forbidden']);
    },
  );

  it('opens in production by its token', async () => {
    const headers = { authorization: 'Bearer the-token-of-the-metrics' };
    expect((await production.call('getMetrics', { headers })).status).toBe(200);
  });

  it('counts the folders that wait for their deletion for three hours', async () => {
    const overdue = async () =>
      /^vela_folders_overdue (.+)$/m.exec((await app.call('getMetrics')).result)?.[1];
    expect(await overdue()).toBe('0');
    await transact(app.db, (tx) => queueFolderDeletion(app.context, tx, { folder: 'photos/left' }));
    app.clock.advance(3 * HOUR - 1);
    expect(await overdue()).toBe('0');
    app.clock.advance(1);
    expect(await overdue()).toBe('1');
    await app.runJobs();
    expect(await overdue()).toBe('0');
  });

  it('shows the other figures while the database is away', async () => {
    const behind = await createTestApp({ log: createLogger({ level: 'silent' }) });
    try {
      await sql`drop table folder_deletions`.execute(behind.db);
      const { result } = await behind.call('getMetrics');
      expect(result).toContain('vela_folders_overdue Nan');
      expect(result).toContain('vela_http_request_seconds');
    } finally {
      await behind.close();
    }
  });

  it('counts pages that were left', async () => {
    const beacon = await app.fetch('/api/page-hidden.php', { method: 'POST', body: '{}' });
    expect(beacon.status).toBe(204);
    expect((await app.call('getMetrics')).result).toContain('vela_pages_hidden_total 1');
  });
});

describe('/api/openapi.json', () => {
  it('describes every endpoint, in words what shares its path with another', async () => {
    const { result } = await app.call('getOpenApi');
    const document = result as {
      openapi: string;
      info: { description: string };
      paths: Record<string, Record<string, unknown>>;
    };
    expect(document.openapi).toMatch(/^3\.1/);
    const missing = ENDPOINT_IDS.filter((id) => {
      const { path, method } = endpoints[id];
      if (path.includes('?')) return !document.info.description.includes(`${method} ${path}`);
      return document.paths[path]?.[method.toLowerCase()] === undefined;
    });
    expect(missing).toEqual([]);
  });
});

describe('/dev', () => {
  it.each(['/dev/mailbox', '/dev/mailbox.json'])('%s is not there in production', async (path) => {
    expect((await production.fetch(path)).status).toBe(404);
  });
});
