import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withLock } from './lock.mjs';

let dir: string;
let path: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'vela-lock-'));
  path = join(dir, 'lock');
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(dir, { recursive: true, force: true });
});

it('names its process while the work lasts, and no longer', async () => {
  expect(await withLock(path, () => readFile(path, 'utf8'))).toBe(String(process.pid));
  await expect(stat(path)).rejects.toThrow('ENOENT');
});

it('is released when the work fails', async () => {
  await expect(withLock(path, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(stat(path)).rejects.toThrow('ENOENT');
});

it('lets one work at a time, and says once whom it waits for', async () => {
  const order: string[] = [];
  const first = Promise.withResolvers<void>();
  const a = withLock(path, () => first.promise.then(() => order.push('first')));
  const b = withLock(path, async () => order.push('second'));
  await vi.waitFor(() => expect(console.log).toHaveBeenCalledWith(expect.stringContaining(`${process.pid}`)));
  first.resolve();
  await Promise.all([a, b]);

  expect(order).toEqual(['first', 'second']);
  expect(console.log).toHaveBeenCalledTimes(1);
});

it.each(['2147483646', ''])('is taken over from a process that is gone: %j', async (owner) => {
  await writeFile(path, owner);
  expect(await withLock(path, async () => 'done')).toBe('done');
});
