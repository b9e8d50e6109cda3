import { readdir, readFile } from 'node:fs/promises';

/** The guardian of a PostgreSQL, by its command line in Linux's /proc. */
export async function findGuardian(postmasterPid: number): Promise<number> {
  for (const name of await readdir('/proc')) {
    const words = (await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '')).split('\0');
    const at = words.indexOf('vela-guardian');
    if (at !== -1 && words[at + 1] === String(postmasterPid)) return Number(name);
  }
  throw new Error(`PostgreSQL ${postmasterPid} has no guardian`);
}
