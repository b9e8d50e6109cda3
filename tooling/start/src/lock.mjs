import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { statOf } from './processes.mjs';

const POLL_MS = 200;

/**
 * Does something that two launchers mustn't do at once. A lock whose process is gone is taken over.
 * @template Result
 * @param {string} path
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withLock(path, work) {
  let told = false;
  while (!take(path)) {
    const pid = ownerOf(path);
    if (pid !== null && !isAlive(pid)) {
      rmSync(path, { force: true });
      continue;
    }
    if (pid !== null && !told) {
      console.log(`Waiting for another start (process ${pid}), which is installing …`);
      told = true;
    }
    await delay(POLL_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

/** @param {string} path */
function take(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * The process that holds the lock; null when it has just been released. A lock that names nobody was cut short: 0.
 * @param {string} path
 */
function ownerOf(path) {
  try {
    return Number(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
  return statOf(pid)?.state !== 'Z';
}
