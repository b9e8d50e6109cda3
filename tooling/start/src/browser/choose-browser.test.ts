import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { browserEnvironment, chooseBrowser } from './choose-browser.mjs';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'vela-browser-'));
});

afterEach(() => rm(dir, { recursive: true, force: true }));

async function addProgram(name: string): Promise<string> {
  const path = join(dir, name);
  await writeFile(path, '#!/bin/sh\n');
  await chmod(path, 0o755);
  return path;
}

const choose = (env: NodeJS.ProcessEnv, own: Awaited<ReturnType<typeof noneOfItsOwn>>) =>
  chooseBrowser({ env }, () => Promise.resolve(own));

const OWN = { path: '/made/chromium' };
const NONE = { path: null, why: 'no such machine' };
const noneOfItsOwn = (): Promise<typeof OWN | typeof NONE> => Promise.resolve(NONE);

describe('the browser for the tests', () => {
  it('is their own, whatever the machine has', async () => {
    await addProgram('chromium');
    expect(await choose({ PATH: dir }, OWN)).toEqual({ path: OWN.path, otherBecause: null });
  });

  it('is what CHROMIUM names', async () => {
    const path = await addProgram('my-browser');
    expect(await choose({ CHROMIUM: path, PATH: '' }, OWN)).toEqual({
      path,
      otherBecause: `CHROMIUM names ${path}`,
    });
  });

  it('is never another one than CHROMIUM names', async () => {
    await addProgram('chromium');
    const env = { CHROMIUM: join(dir, 'none'), PATH: dir };
    await expect(choose(env, OWN)).rejects.toThrow(/CHROMIUM names .*none/);
  });

  it('is one of the machine, without windows first, where their own does not run; and it says why', async () => {
    const withWindows = await addProgram('chromium');
    const env = { PATH: `/nowhere:${dir}` };
    expect(await choose(env, NONE)).toMatchObject({ path: withWindows });
    const path = await addProgram('chromium-headless-shell');
    expect(await choose(env, NONE)).toEqual({
      path,
      otherBecause: `it doesn't run here (no such machine), ${path} does`,
    });
  });
});

describe('the environment of the tests', () => {
  it('names the browser', async () => {
    const environment = await browserEnvironment({ path: OWN.path, otherBecause: null });
    expect(environment).toEqual({ CHROMIUM: OWN.path });
  });
});
