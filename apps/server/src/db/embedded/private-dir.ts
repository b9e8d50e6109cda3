import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Account, canEnter } from './account';

/** Every folder this module makes for a while starts with it. */
const PREFIX = 'vela-pg-';

/** A socket's path ends at 107 bytes (103 on macOS): room for the folder's name and PostgreSQL's `.s.PGSQL.5432.lock`. */
const MAX_PARENT_BYTES = 103 - `/${PREFIX}XXXXXX/.s.PGSQL.5432`.length;

/** Makes a new folder with a short path that only the account (and root) can enter; in `parent` if that will do. */
export async function makePrivateDir(account: Account | null, parent = tmpdir()): Promise<string> {
  for (const place of new Set([parent, tmpdir(), '/tmp'])) {
    if (Buffer.byteLength(place) > MAX_PARENT_BYTES) continue;
    if (account && !(await canEnter(account, place))) continue;
    const dir = await mkdtemp(join(place, PREFIX));
    if (account) await chown(dir, account.uid, account.gid);
    return dir;
  }
  throw new Error(`no folder for temporary files is short enough: ${tmpdir()}`);
}

/** Whether a folder is one of ours, so that a socket's folder read from a file may be removed. */
export function isPrivateDir(dir: string): boolean {
  return /^vela-pg-[A-Za-z\d]{6}$/.test(dir.slice(dirname(dir).length + 1));
}

/** Makes a folder, if need be with its parents, that others may pass through but not list: whatever the umask. */
export async function makePassableDir(dir: string): Promise<void> {
  const first = await mkdir(dir, { recursive: true });
  if (first === undefined) return;
  for (let made = dir; made.length >= first.length; made = dirname(made)) await chmod(made, 0o711);
}

export async function removeDirs(dirs: readonly string[]): Promise<void> {
  await Promise.all(dirs.map((dir) => rm(dir, { recursive: true, force: true })));
}
