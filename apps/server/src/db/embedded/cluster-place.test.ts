import { chmod, mkdir, mkdtemp, readlink, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { placeCluster } from './cluster-place';

const NOBODY = { uid: 65_534, gid: 65_534 };
let parent: string;
let dataDir: string;
let sharedDir: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'vela-place-'));
  await chmod(parent, 0o755);
  dataDir = join(parent, 'home', 'data');
  sharedDir = join(parent, 'shared');
  await mkdir(dataDir, { recursive: true });
});

const place = () => placeCluster({ dataDir, account: NOBODY, sharedDir });

afterEach(() => rm(parent, { recursive: true, force: true }));

it('puts the cluster into the data folder when it runs as ourselves', async () => {
  expect(await placeCluster({ dataDir, account: null, sharedDir })).toEqual({
    dir: join(dataDir, 'pg'),
    moved: false,
  });
});

describe.runIf(process.getuid?.() === 0)('for an unprivileged user', () => {
  it('puts the cluster into a data folder that it can enter', async () => {
    expect(await place()).toEqual({ dir: join(dataDir, 'pg'), moved: false });
  });

  it('links to a folder of its own when it cannot enter the data folder', async () => {
    await chmod(join(parent, 'home'), 0o700);
    const { dir, moved } = await place();

    expect(moved).toBe(true);
    expect(dir.startsWith(`${sharedDir}/`)).toBe(true);
    expect(await readlink(join(dataDir, 'pg'))).toBe(dir);
    expect(await stat(dir)).toMatchObject({ uid: NOBODY.uid, mode: 0o40700 });
  });

  it('finds it again by the link, and says so only the first time', async () => {
    await chmod(join(parent, 'home'), 0o700);
    const { dir } = await place();
    expect(await place()).toEqual({ dir, moved: false });
  });

  it('starts with an empty cluster when the data folder was removed', async () => {
    await chmod(join(parent, 'home'), 0o700);
    const { dir } = await place();
    await rm(dataDir, { recursive: true });
    await mkdir(dataDir);
    expect((await place()).dir).not.toBe(dir);
  });

  it('does not take a lost database for an empty one', async () => {
    await chmod(join(parent, 'home'), 0o700);
    const { dir } = await place();
    await rm(dir, { recursive: true });
    await expect(place()).rejects.toMatchObject({ code: 'no_access' });
  });
});
