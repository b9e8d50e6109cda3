import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Account, programOptions } from './account';
import type { Binaries } from './binaries';

/** The only database user, and the database's name. */
export const DATABASE_NAME = 'vela';

export interface Cluster {
  dir: string;
  password: string;
}

export interface ClusterInput {
  dir: string;
  binaries: Binaries;
  account: Account | null;
  /** Nobody misses the data of a throw-away cluster after a crash, so it doesn't wait for the disk. */
  throwAway: boolean;
}

/** Opens the cluster, making it first where there is none. */
export async function openCluster(input: ClusterInput): Promise<Cluster> {
  if (!(await exists(join(input.dir, 'PG_VERSION')))) await makeCluster(input);
  return { dir: input.dir, password: await readFile(join(input.dir, PASSWORD_FILE), 'utf8') };
}

const PASSWORD_FILE = 'vela-password';

/** Throws when nobody may look: a folder of somebody else's mustn't pass for an empty one. */
async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
}

/** Made beside its place and renamed at the end, so that a kill or a full disk leaves no half of it. */
async function makeCluster({ dir, binaries, account, throwAway }: ClusterInput): Promise<void> {
  const half = `${dir}.new`;
  const passwordFile = `${dir}.password`;
  await rm(half, { recursive: true, force: true });
  try {
    await mkdir(half, { recursive: true, mode: 0o700 });
    await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
    if (account) for (const path of [half, passwordFile]) await chown(path, account.uid, account.gid);
    await initdb({ dir: half, binaries, account, throwAway, passwordFile });
    await rename(passwordFile, join(half, PASSWORD_FILE));
    await rmdir(dir).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    await rename(half, dir);
  } catch (error) {
    await Promise.all([half, passwordFile].map((path) => rm(path, { recursive: true, force: true })));
    throw error;
  }
}

async function initdb({
  dir,
  binaries,
  account,
  throwAway,
  passwordFile,
}: ClusterInput & { passwordFile: string }): Promise<void> {
  const args = [
    `--pgdata=${dir}`,
    `--username=${DATABASE_NAME}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Sorts by code point and folds the case of every script, alike on every machine.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
    ...(throwAway ? ['--no-sync'] : []),
  ];
  await promisify(execFile)(binaries.initdb, args, programOptions(account));
}
