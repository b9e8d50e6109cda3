import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
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
  expect(await withLock(path, () => readFile(path, 'utf8'))).toMatch(new RegExp(`^${process.pid} `));
  await expect(stat(path)).rejects.toThrow('ENOENT');
});

it('leaves nothing beside itself', async () => {
  await writeFile(path, '2147483646 gone');
  await withLock(path, async () => undefined);
  expect(await readdir(dir)).toEqual([]);
});

it('is released when the work fails', async () => {
  await expect(withLock(path, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(stat(path)).rejects.toThrow('ENOENT');
});

it('lets one work at a time, and says once which process it waits for', async () => {
  const order: string[] = [];
  const first = Promise.withResolvers<void>();
  const a = withLock(path, () => first.promise.then(() => order.push('first')));
  const b = withLock(path, async () => order.push('second'));
  const said = expect.stringContaining(`${process.pid}`);
  await vi.waitFor(() => expect(console.log).toHaveBeenCalledWith(said), { timeout: 60_000 });
  first.resolve();
  await Promise.all([a, b]);

  expect(order).toEqual(['first', 'second']);
  expect(console.log).toHaveBeenCalledTimes(1);
});

it.each(['2147483646', '2147483646 gone', ''])(
  'is taken over from a process that is gone: %j',
  async (owner) => {
    await writeFile(path, owner);
    expect(await withLock(path, async () => 'done')).toBe('done');
  },
);

it('is left alone while another takes it over', async () => {
  await writeFile(path, '2147483646 gone');
  await writeFile(`${path}-gone`, `${process.pid} other`);
  const done = withLock(path, async () => 'done');
  expect(await readFile(path, 'utf8')).toBe('2147483646 gone');
  await writeFile(path, `${process.pid} other`);
  await rm(`${path}-gone`);
  await rm(path);
  expect(await done).toBe('done');
});

it('is taken over even when the one who began that is gone, too', async () => {
  await writeFile(path, '2147483646 gone');
  await writeFile(`${path}-gone`, '2147483645 gone-too');
  expect(await withLock(path, async () => 'done')).toBe('done');
  expect(await readdir(dir)).toEqual([]);
});

it('is held by one process at a time, however many find its owner gone', async () => {
  await writeFile(path, '2147483646 gone');
  const log = join(dir, 'log');
  const script = `
    import { appendFileSync } from 'node:fs';
    import { setTimeout as delay } from 'node:timers/promises';
    import { withLock } from ${JSON.stringify(new URL('lock.mjs', import.meta.url).href)};
    await withLock(${JSON.stringify(path)}, async () => {
      appendFileSync(${JSON.stringify(log)}, 'in ');
      await delay(20);
      appendFileSync(${JSON.stringify(log)}, 'out ');
    });`;
  const runs = Array.from({ length: 6 }, () =>
    promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]),
  );
  await Promise.all(runs);
  expect(await readFile(log, 'utf8')).toBe('in out '.repeat(6));
});
