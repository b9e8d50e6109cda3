import { createHash } from 'node:crypto';
import { chown, lstat, mkdir, readlink, stat, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Account, canEnter } from './account';
import { EmbeddedError } from './embedded-error';
import { makePassableDir } from './private-dir';

/** The folder of the database's files. */
export interface ClusterPlace {
  dir: string;
  /** Whether it was put elsewhere just now, because the account can't enter the data folder. */
  moved: boolean;
}

/** Holds what the account must reach when it can't enter the checkout or the data folder. */
export const SHARED_DIR = '/var/lib/vela';

/**
 * The folder of the cluster: `pg` in the data folder. Where the account can't enter that (root's home), `pg`
 * is a link to a folder below SHARED_DIR, so that removing the data folder really starts an empty cluster.
 */
export async function placeCluster({
  dataDir,
  account,
  sharedDir = SHARED_DIR,
}: {
  dataDir: string;
  account: Account | null;
  sharedDir?: string;
}): Promise<ClusterPlace> {
  const dir = join(dataDir, 'pg');
  const known = await lstat(dir).catch(() => null);
  if (known?.isSymbolicLink()) return { dir: await follow(dir), moved: false };
  if (!account || (await canEnter(account, dataDir))) return { dir, moved: false };
  if (known) {
    throw new EmbeddedError(
      'no_access',
      `The database's unprivileged user can't enter ${dataDir}: open it with chmod o+x.`,
    );
  }

  const elsewhere = await makeFree(join(sharedDir, pathHash(dataDir)));
  await chown(elsewhere, account.uid, account.gid);
  await symlink(elsewhere, dir);
  return { dir: elsewhere, moved: true };
}

async function follow(link: string): Promise<string> {
  const target = resolve(link, '..', await readlink(link));
  if (await stat(target).catch(() => null)) return target;
  throw new EmbeddedError(
    'no_access',
    `The database that ${link} points to is gone: remove the link to begin anew.`,
  );
}

function pathHash(dir: string): string {
  return createHash('sha256').update(resolve(dir)).digest('hex').slice(0, 16);
}

/** Makes the first free folder: an earlier data folder of the same path may have left its database behind. */
async function makeFree(parent: string): Promise<string> {
  await makePassableDir(parent);
  for (let count = 1; ; count += 1) {
    const dir = join(parent, count === 1 ? 'pg' : `pg-${count}`);
    const made = await mkdir(dir, { mode: 0o700 }).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return false;
        throw error;
      },
    );
    if (made) return dir;
  }
}
