import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
  let isReported = false;
  while (!acquire(path)) {
    const owner = ownerOf(path);
    if (owner !== null && isAlive(owner) && !isReported) {
      console.log(`Waiting for another start (process ${owner.pid}), which is installing …`);
      isReported = true;
    }
    await delay(POLL_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

/**
 * @param {string} path
 * @returns {boolean}
 */
function acquire(path) {
  if (create(path)) return true;
  const owner = ownerOf(path);
  return owner !== null && !isAlive(owner) && takeOver(path, owner);
}

/**
 * Two may find the same owner gone. The first to take that owner's place does so in one step, and the other, who
 * comes to it later, sees that the lock is not that owner's any more.
 * @param {string} path
 * @param {Owner} gone
 */
function takeOver(path, gone) {
  const claim = `${path}-${gone.id}`;
  if (!acquire(claim)) return false;
  try {
    if (ownerOf(path)?.id !== gone.id) return false;
    renameSync(writeNote(path), path);
    return true;
  } finally {
    rmSync(claim, { force: true });
  }
}

/**
 * Makes the lock with its owner in it at once: nobody sees one that names nobody yet.
 * @param {string} path
 */
function create(path) {
  const note = writeNote(path);
  try {
    linkSync(note, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    if (codeOf(error) === 'EPERM' || codeOf(error) === 'ENOTSUP') return createWithoutLinks(path);
    throw error;
  } finally {
    rmSync(note, { force: true });
  }
}

/**
 * Some shared folders of virtual machines know no links: there the moment between making and writing remains.
 * @param {string} path
 */
function createWithoutLinks(path) {
  try {
    writeFileSync(path, ownNote(), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * A file beside the lock that names this process.
 * @param {string} path
 */
function writeNote(path) {
  const note = `${path}-${randomUUID()}`;
  writeFileSync(note, ownNote());
  return note;
}

function ownNote() {
  return `${process.pid} ${randomUUID()}`;
}

/** @param {unknown} error */
function codeOf(error) {
  return /** @type {NodeJS.ErrnoException} */ (error).code;
}

/**
 * @typedef {object} Owner
 * @property {number} pid 0 where the lock was cut short and names nobody
 * @property {string} id one taking of a lock by a process
 */

/**
 * Who holds the lock; null when it has just been released.
 * @param {string} path
 * @returns {Owner | null}
 */
function ownerOf(path) {
  try {
    const [pid = '', id = ''] = readFileSync(path, 'utf8').split(' ');
    return { pid: Number(pid), id };
  } catch {
    return null;
  }
}

/** @param {Owner} owner */
function isAlive({ pid }) {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
  return statOf(pid)?.state !== 'Z';
}
