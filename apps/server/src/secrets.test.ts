import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSecrets, loadMetricsToken, loadSecrets } from './secrets';

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vela-secrets-'));
});

afterAll(() => rm(dataDir, { recursive: true }));

describe('loadSecrets', () => {
  it('makes a secret at the first start and keeps it', async () => {
    const first = await loadSecrets({ appSecret: null, dataDir });
    const path = join(dataDir, 'keys', 'app-secret');
    expect((await readFile(path, 'utf8')).trim()).toMatch(/^[\w-]{43}$/);
    const second = await loadSecrets({ appSecret: null, dataDir });
    expect(second.deriveToken('id')).toBe(first.deriveToken('id'));
  });

  it.skipIf(process.platform === 'win32')('lets nobody but the owner read it', async () => {
    await loadSecrets({ appSecret: null, dataDir });
    expect((await stat(join(dataDir, 'keys', 'app-secret'))).mode & 0o077).toBe(0);
  });

  it('prefers the configured one', async () => {
    const configured = await loadSecrets({ appSecret: 'x'.repeat(32), dataDir });
    expect(configured.deriveToken('id')).toBe(createSecrets('x'.repeat(32)).deriveToken('id'));
  });
});

describe('loadMetricsToken', () => {
  it('is none on this machine alone', async () => {
    expect(await loadMetricsToken({ metricsToken: null, publicDemo: false, dataDir })).toBeNull();
  });

  it('is made and stored for a demo that others can reach', async () => {
    const token = await loadMetricsToken({ metricsToken: null, publicDemo: true, dataDir });
    expect((await readFile(join(dataDir, 'keys', 'metrics-token'), 'utf8')).trim()).toBe(token);
    expect(await loadMetricsToken({ metricsToken: null, publicDemo: true, dataDir })).toBe(token);
  });

  it('is the configured one wherever there is one', async () => {
    expect(await loadMetricsToken({ metricsToken: 'm'.repeat(16), publicDemo: true, dataDir })).toBe(
      'm'.repeat(16),
    );
  });
});

describe('createSecrets', () => {
  const { deriveToken, fingerprint } = createSecrets('x'.repeat(32));

  it('derives tokens that look like those of mail links', () => {
    expect(deriveToken('id')).toMatch(/^[\w-]{43}$/);
    expect(deriveToken('other')).not.toBe(deriveToken('id'));
  });

  it('gives nothing for one purpose that serves another', () => {
    expect(deriveToken('same')).not.toContain(fingerprint('same'));
  });
});
