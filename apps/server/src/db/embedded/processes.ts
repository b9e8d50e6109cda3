import { readFile, readlink } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

/** Whether a process with this id lives, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * What tells a process from a later one with the same id: its start in ticks since boot. Null where the system
 * doesn't say (outside of Linux) or the process is gone.
 */
export async function startOf(pid: number): Promise<string | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  // The command, field 2, may hold spaces and brackets: count from its end. The start is field 22.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}

/** Where a process works, or null where the system doesn't say. PostgreSQL's processes all work in their data folder. */
export function workingDirOf(pid: number): Promise<string | null> {
  return readlink(`/proc/${pid}/cwd`).catch(() => null);
}

/** Waits until the process is gone; false when it outlives the patience. */
export async function waitForEnd(pid: number, patienceMs: number): Promise<boolean> {
  for (let waitedMs = 0; isAlive(pid); waitedMs += POLL_MS) {
    if (waitedMs >= patienceMs) return false;
    await delay(POLL_MS);
  }
  return true;
}

const POLL_MS = 20;
