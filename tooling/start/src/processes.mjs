import { readFileSync } from 'node:fs';

/**
 * A process's name, state (`Z`: it has ended, and its parent hasn't asked how) and parent; null where there is no
 * /proc to ask, or no such process.
 * @param {number} pid
 */
export function statOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may hold brackets itself.
    const end = stat.lastIndexOf(')');
    const [state, parent] = stat.slice(end + 2).split(' ');
    return { name: stat.slice(stat.indexOf('(') + 1, end), state, parent: Number(parent) };
  } catch {
    return null;
  }
}
