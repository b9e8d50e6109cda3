import { readFile, readlink } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

/** Whether a process with this id runs, of any owner. One that has ended and waits for its parent doesn't. */
export async function isAlive(pid: number): Promise<boolean> {
  return isKnown(pid) && (await statOf(pid))?.state !== 'Z';
}

/** Whether the system knows a process with this id, be it one that has ended. PostgreSQL asks no more than that. */
export function isKnown(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * What distinguishes a process from a later one with the same id: its start in ticks since boot. Null where the system
 * doesn't say (outside of Linux) or the process is gone.
 */
export async function startOf(pid: number): Promise<string | null> {
  return (await statOf(pid))?.start ?? null;
}

async function statOf(pid: number): Promise<{ state: string; start: string } | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  // The command, field 2, may hold spaces and brackets: count from its end. The state is field 3, the start field 22.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0] ?? '', start: fields[19] ?? '' };
}

/**
 * Returns the folder that a process works in, or null if the system doesn't show it. PostgreSQL's processes
 * all work in their data folder.
 */
export function workingDirOf(pid: number): Promise<string | null> {
  return readlink(`/proc/${pid}/cwd`).catch(() => null);
}

/** Waits until the process is gone; false when it outlives the patience. */
export async function waitForEnd(pid: number, patienceMs: number): Promise<boolean> {
  for (let waitedMs = 0; await isAlive(pid); waitedMs += POLL_MS) {
    if (waitedMs >= patienceMs) return false;
    await delay(POLL_MS);
  }
  return true;
}

const POLL_MS = 20;
