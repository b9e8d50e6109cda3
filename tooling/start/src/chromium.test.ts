import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prepareChromium } from './chromium.mjs';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'vela-chromium-'));
});

afterEach(() => rm(dir, { recursive: true, force: true }));

async function addProgram(name: string): Promise<string> {
  const path = join(dir, name);
  await writeFile(path, '#!/bin/sh\n');
  await chmod(path, 0o755);
  return path;
}

const prepare = (env: NodeJS.ProcessEnv) => prepareChromium({ node: '', pnpm: '', env });

it('is what CHROMIUM names', async () => {
  const path = await addProgram('my-browser');
  expect(await prepare({ CHROMIUM: path, PATH: '' })).toBe(path);
});

it('is never another one than CHROMIUM names', async () => {
  await addProgram('chromium');
  await expect(prepare({ CHROMIUM: join(dir, 'none'), PATH: dir })).rejects.toThrow(/CHROMIUM names .*none/);
});

it('is found in PATH', async () => {
  const path = await addProgram('chromium');
  expect(await prepare({ PATH: `/nowhere:${dir}` })).toBe(path);
});
