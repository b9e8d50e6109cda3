import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { accountFor } from './account';
import { prepareBinaries } from './binaries';
import { placeCluster, SHARED_DIR } from './cluster-place';
import { type EmbeddedError, toEmbeddedError } from './embedded-error';
import { acquireOwnerLock } from './owner-lock';
import { makePassableDir, makePrivateDir, removeDirs } from './private-dir';
import { type EmbeddedDatabase, runCluster } from './run-cluster';

export type { EmbeddedDatabase };

export interface EmbeddedOptions {
  /** The database lies in its `pg`; made when missing. Null: a throw-away in a temporary folder, gone at the end. */
  dataDir: string | null;
  /** The parent folder of a throw-away cluster; by default the folder for temporary files. */
  throwAwayIn?: string | undefined;
  /** Gets one sentence when files had to go elsewhere than the person would look for them. */
  log?: (sentence: string) => void;
  /** PostgreSQL ended without being asked (killed, disk full): every connection is lost. */
  onLost?: (error: EmbeddedError) => void;
  /** The connections of all pools together; default 100. */
  maxConnections?: number;
  /** Default: a unix socket wherever Node can use PostgreSQL's, which is everywhere but on Windows. */
  transport?: 'socket' | 'tcp';
}

/**
 * Starts the PostgreSQL that npm installed, as root (then with an unprivileged user's rights) or as an ordinary user.
 * What an earlier start left behind after a kill is stopped and recovered from. Throws EmbeddedError.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { dataDir } = options;
  try {
    return dataDir === null ? await startThrowAway(options) : await startKept(resolve(dataDir), options);
  } catch (error) {
    throw toEmbeddedError(error, dataDir ?? tmpdir());
  }
}

async function startKept(dataDir: string, options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  await makePassableDir(dataDir);
  const lock = await acquireOwnerLock(join(dataDir, 'pg.lock'));
  try {
    const account = await accountFor(join(dataDir, 'pg'));
    const binaries = await prepareBinaries({ account, copyDir: account ? SHARED_DIR : dataDir });
    const place = await placeCluster({ dataDir, account });
    const elsewhere = [place.moved ? place.dir : null, binaries.copiedTo].filter((dir) => dir !== null);
    if (elsewhere.length > 0) {
      options.log?.(
        `PostgreSQL can't be run from this folder, so its files are in ${elsewhere.join(' and ')}.`,
      );
    }
    const temporaryDir = await makePrivateDir(account);
    const release = () => lock.release();
    return await runCluster({
      ...options,
      account,
      binaries,
      dir: place.dir,
      temporaryDir,
      throwAway: false,
      release,
    });
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function startThrowAway(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const account = await accountFor(null);
  const temporaryDir = await makePrivateDir(account, options.throwAwayIn);
  try {
    const binaries = await prepareBinaries({ account, copyDir: account ? SHARED_DIR : temporaryDir });
    const dir = join(temporaryDir, 'pg');
    return await runCluster({ ...options, account, binaries, dir, temporaryDir, throwAway: true });
  } catch (error) {
    await removeDirs([temporaryDir]);
    throw error;
  }
}
