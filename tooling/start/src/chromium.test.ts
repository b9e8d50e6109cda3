import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepareChromium, prepareTestBrowser } from './chromium.mjs';

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
const prepareForTests = (env: NodeJS.ProcessEnv) => prepareTestBrowser({ node: '', pnpm: '', env });

describe('the browser that people have', () => {
  it('is what CHROMIUM names', async () => {
    const path = await addProgram('my-browser');
    expect(await prepare({ CHROMIUM: path, PATH: '' })).toBe(path);
  });

  it('is never another one than CHROMIUM names', async () => {
    await addProgram('chromium');
    await expect(prepare({ CHROMIUM: join(dir, 'none'), PATH: dir })).rejects.toThrow(
      /CHROMIUM names .*none/,
    );
  });

  it('is found in PATH', async () => {
    const path = await addProgram('chromium');
    expect(await prepare({ PATH: `/nowhere:${dir}` })).toBe(path);
  });

  it('is one with windows', async () => {
    await addProgram('chromium-headless-shell');
    const path = await addProgram('chromium');
    expect(await prepare({ PATH: dir })).toBe(path);
  });
});

describe('the browser for the tests', () => {
  it('is what CHROMIUM names, whatever else there is', async () => {
    await addProgram('chromium-headless-shell');
    const path = await addProgram('my-browser');
    expect(await prepareForTests({ CHROMIUM: path, PATH: dir })).toBe(path);
  });

  it('is never another one than CHROMIUM names', async () => {
    await addProgram('chromium-headless-shell');
    const given = join(dir, 'none');
    await expect(prepareForTests({ CHROMIUM: given, PATH: dir })).rejects.toThrow(/CHROMIUM names .*none/);
  });

  it('is the one without windows, which is lighter', async () => {
    await addProgram('chromium');
    const path = await addProgram('chromium-headless-shell');
    expect(await prepareForTests({ PATH: `/nowhere:${dir}` })).toBe(path);
  });

  it('is another one where there is no such', async () => {
    const path = await addProgram('chromium');
    expect(await prepareForTests({ PATH: dir })).toBe(path);
  });
});
