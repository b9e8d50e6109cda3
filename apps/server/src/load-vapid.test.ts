import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadVapid } from './load-vapid';
import { isVapidPair, isVapidPrivateKey, isVapidPublicKey } from './vapid-keys';

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vela-vapid-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

const VAPID = { publicKey: 'public', privateKey: 'private', subject: 'mailto:push@vela.example' };

it('a demo makes a pair at its first start and keeps it', async () => {
  const made = await loadVapid({ vapid: null, mode: 'demo', dataDir });
  expect(made).not.toBeNull();
  if (made === null) return;
  expect([isVapidPublicKey(made.publicKey), isVapidPrivateKey(made.privateKey), isVapidPair(made)]).toEqual([
    true,
    true,
    true,
  ]);
  expect((await readFile(join(dataDir, 'keys', 'vapid-private-key'), 'utf8')).trim()).toBe(made.privateKey);
  expect(await loadVapid({ vapid: null, mode: 'demo', dataDir })).toEqual(made);
});

it('production has none unless they are configured', async () => {
  expect(await loadVapid({ vapid: null, mode: 'production', dataDir })).toBeNull();
});

it.each(['demo', 'production'] as const)('the configured ones are taken in %s', async (mode) => {
  expect(await loadVapid({ vapid: VAPID, mode, dataDir })).toEqual(VAPID);
});
