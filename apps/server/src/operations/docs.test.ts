import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeDocs } from '../../build/write-docs';
import { readConfig } from '../config';
import { createDocs, type Docs } from './docs';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vela-docs-'));
  await writeDocs(folder);
});

afterAll(() => rm(folder, { recursive: true }));

const PRODUCTION = {
  VELA_MODE: 'production',
  PUBLIC_URL: 'https://vela.example',
  APP_SECRET: 'x'.repeat(32),
  METRICS_TOKEN: 'm'.repeat(16),
  MOLLIE_API_KEY: 'key',
  SMTP_URL: 'smtp://mail.example',
  DATABASE_URL: 'postgres://database.example/vela',
};

const docsOf = (env: Record<string, string>): Promise<Docs> =>
  createDocs({ config: readConfig(env) }, { folder });

const ask = (path: string, headers: Record<string, string> = {}): Request =>
  new Request(new URL(path, 'http://localhost'), { headers });

describe('the documentation of the API', () => {
  it.each(['/api/docs/swagger-ui-bundle.js', '/api/docs/swagger-ui.css'])(
    'is sent as the build compressed it: %s',
    async (path) => {
      const response = (await docsOf({})).files.find(path)?.(ask(path, { 'accept-encoding': 'br' }));
      expect(response?.headers.get('content-encoding')).toBe('br');
      expect(response?.headers.get('etag')).toMatch(/-br"$/);
      const body = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer());
      expect(brotliDecompressSync(body).toString()).toContain('swagger');
    },
  );

  it('has all that its page loads', async () => {
    const docs = await docsOf({});
    const page = (await (await docs.find('/api/docs')?.(ask('/api/docs')))?.text()) ?? '';
    const paths = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(paths).toHaveLength(3);
    expect(paths.filter((path) => !docs.find(path) && !docs.files.find(path))).toEqual([]);
  });

  it('is made once, and not sent to who has it', async () => {
    const docs = await docsOf({});
    const path = '/api/openapi.json';
    const first = await docs.find(path)?.(ask(path));
    expect(await first?.text()).toContain('"openapi":"3.1');
    const etag = first?.headers.get('etag') ?? '';
    const again = await docs.find(path)?.(ask(path, { 'if-none-match': etag }));
    expect(again?.status).toBe(304);
  });

  it.each([
    [{}, true],
    [PRODUCTION, false],
    [{ ...PRODUCTION, API_DOCS: '1' }, true],
  ])('is shown by a server with %j: %s', async (env, isShown) => {
    const docs = await docsOf(env);
    expect(docs.find('/api/docs') !== null).toBe(isShown);
    expect(docs.files.find('/api/docs/swagger-ui.css') !== null).toBe(isShown);
    expect(docs.find('/api/openapi.json')).not.toBeNull();
  });
});
