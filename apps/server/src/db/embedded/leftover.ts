import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedError } from './embedded-error';
import { isPrivateDir } from './private-dir';
import { isAlive, isKnown, waitForEnd, workingDirOf } from './processes';

const PATIENCE_MS = 20_000;

/**
 * Stops a PostgreSQL whose owner was killed, by the `postmaster.pid` in the cluster's folder. The caller holds the
 * owner lock, so whatever still runs here belongs to nobody.
 */
export async function stopLeftover(dir: string): Promise<void> {
  const file = join(dir, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return;
  const { pid, socketDir } = parse(text);
  if ((await isAlive(pid)) && (await worksIn(pid, dir))) await end(pid, dir);
  if (isKnown(pid)) await disown(file);
  if (socketDir !== null && isPrivateDir(socketDir)) await rm(socketDir, { recursive: true, force: true });
}

/** Lines of the file: process id, data folder, start, port, socket folder, address, shared memory, status. */
function parse(text: string): { pid: number; socketDir: string | null } {
  const lines = text.split('\n');
  // A cluster in single-user mode writes its id as a negative number.
  return { pid: Math.abs(Number(lines[0])), socketDir: lines[4] || null };
}

/** If the system doesn't show where a process works, the file is believed, as PostgreSQL itself does. */
async function worksIn(pid: number, dir: string): Promise<boolean> {
  const workingDir = await workingDirOf(pid);
  return workingDir === null ? process.platform !== 'linux' : workingDir === dir;
}

async function end(pid: number, dir: string): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    process.kill(pid, signal);
    if (await waitForEnd(pid, PATIENCE_MS)) return;
  }
  throw new EmbeddedError('failed', `A PostgreSQL of an earlier start (process ${pid}) still holds ${dir}.`);
}

const NO_PROCESS = 2_147_483_646;

/**
 * The id in the file now belongs to another program, or to a process that ended and that nobody has asked about:
 * PostgreSQL would refuse to start. The file stays, under an id that nobody has: by its shared memory PostgreSQL still
 * recognises backends that outlived their postmaster.
 */
async function disown(file: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text !== null) await writeFile(file, text.replace(/^-?\d+/, String(NO_PROCESS)));
}
