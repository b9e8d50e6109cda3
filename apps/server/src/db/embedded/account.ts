import { execFile, execFileSync } from 'node:child_process';
import { stat } from 'node:fs/promises';

/** The user that PostgreSQL runs as when we are root, which it refuses. */
export interface Account {
  uid: number;
  gid: number;
}

/**
 * The account that the database runs as; null means our own. As root it is the owner of the existing cluster
 * (an ordinary user's data stays that user's), otherwise `nobody`.
 */
export async function accountFor(clusterDir: string | null): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const owner = clusterDir === null ? null : await stat(clusterDir).catch(() => null);
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody();
}

/**
 * How a program is run for the account. PostgreSQL's programs read dozens of variables and get none of ours; Windows
 * can't do without its own.
 */
export function programOptions(account: Account | null): {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  uid?: number;
  gid?: number;
} {
  if (process.platform === 'win32') return { cwd: '/' };
  return { ...account, cwd: '/', env: { PATH: '/usr/bin:/bin', HOME: '/', LC_ALL: 'C', TZ: 'UTC' } };
}

/** Whether the account may enter the folder: asked of the kernel itself, so that every mount and access rule counts. */
export function canEnter(account: Account, dir: string): Promise<boolean> {
  return succeeds('/bin/sh', { args: ['-c', 'cd -- "$1"', 'sh', dir], account });
}

/** Whether a program runs for the account; it must be one that ends by itself. */
export function succeeds(
  program: string,
  { args, account }: { args: readonly string[]; account: Account | null },
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = execFile(program, args, programOptions(account), (error) => resolve(error === null));
    child.on('error', () => resolve(false));
  });
}

const DEBIAN_NOBODY: Account = { uid: 65_534, gid: 65_534 };

function nobody(): Account {
  try {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(execFileSync('id', [flag, 'nobody'], { stdio: 'pipe' })),
    );
    return uid && gid ? { uid, gid } : DEBIAN_NOBODY;
  } catch {
    return DEBIAN_NOBODY;
  }
}
