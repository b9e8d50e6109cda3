import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedError } from './embedded-error';
import { isAlive, startOf } from './processes';

/** Held by the one process that may use the data. */
export interface OwnerLock {
  release(): Promise<void>;
}

/**
 * Takes the lock file for this process. A lock whose process is gone (killed, or the machine restarted) is taken over.
 * Throws EmbeddedError `already_running` while the other lives.
 */
export async function acquireOwnerLock(path: string): Promise<OwnerLock> {
  const mine = `${process.pid} ${(await startOf(process.pid)) ?? ''}`.trim();
  for (;;) {
    if (await create(path, mine)) return { release: () => rm(path, { force: true }) };
    const theirs = await readOwner(path);
    if (theirs !== null && (await lives(theirs))) throw alreadyRunning(theirs);
    if (theirs !== null) await clear(path, theirs);
  }
}

async function create(path: string, owner: string): Promise<boolean> {
  try {
    await writeFile(path, owner, { flag: 'wx', mode: 0o644 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') await rm(path, { force: true });
    throw error;
  }
}

const BLANK_READS = 50;
const BLANK_PAUSE_MS = 20;

/** The owner's mark; null when the lock has just been released. A blank file is being written, or its writer was killed. */
async function readOwner(path: string): Promise<string | null> {
  for (let reads = 0; ; reads += 1) {
    const owner = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (owner !== '' || reads === BLANK_READS) return owner;
    await delay(BLANK_PAUSE_MS);
  }
}

async function lives(owner: string): Promise<boolean> {
  const [pid = '', start] = owner.split(' ');
  if (!/^\d+$/.test(pid) || !(await isAlive(Number(pid)))) return false;
  const startNow = await startOf(Number(pid));
  return startNow === null || start === undefined || startNow === start;
}

/** Removes a dead owner's lock. Two takers at once: only the renamer of the dead lock goes on, a living one is put back. */
async function clear(path: string, dead: string): Promise<void> {
  const aside = `${path}.${process.pid}`;
  const moved = await rename(path, aside).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
  if (!moved) return;
  if ((await readFile(aside, 'utf8')) === dead) await rm(aside, { force: true });
  else await rename(aside, path);
}

function alreadyRunning(owner: string): EmbeddedError {
  const pid = Number(owner.split(' ')[0]);
  return new EmbeddedError(
    'already_running',
    `Another copy runs on the same data (process ${pid}): stop it first, or set DATA_DIR to another folder.`,
    {
      pid,
    },
  );
}
