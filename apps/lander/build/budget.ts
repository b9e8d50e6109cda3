import { gzipSync } from 'node:zlib';

/** What the script of a lander may weigh, in bytes after gzip. */
export const SCRIPT_LIMIT = 5000;

/** The weight of a script in bytes after gzip. Throws when it is over the limit. */
export function weighScript(script: string): number {
  const weight = gzipSync(script, { level: 9 }).length;
  if (weight > SCRIPT_LIMIT)
    throw new Error(`The script weighs ${weight} bytes after gzip, the limit is ${SCRIPT_LIMIT}.`);
  return weight;
}
