import { appendFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names the file that has a byte for each look. */
const LOOKS = 'VELA_PICTURES_LOOKS';

/** Begins to count, in a folder of the run. */
export function beginLooks(folder: string): void {
  const file = join(folder, 'looks');
  writeFileSync(file, '');
  process.env[LOOKS] = file;
}

/**
 * Counts the looks; returns the number of this one. A worker can't count: there are several, and one that saw
 * a fault is restarted, while the clock they share must never go back.
 */
export function countLook(): number {
  const file = process.env[LOOKS];
  if (file === undefined) throw new Error('Nobody began to count the looks');
  appendFileSync(file, '.');
  return statSync(file).size;
}
