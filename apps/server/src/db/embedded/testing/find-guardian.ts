import { readdir, readFile } from 'node:fs/promises';

/** The guardian of the PostgreSQL whose socket is in a folder, by its command line in Linux's /proc. */
export async function findGuardian(socketDir: string): Promise<number> {
  for (const name of await readdir('/proc')) {
    const words = (await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '')).split('\0');
    const at = words.indexOf('vela-guardian');
    if (at !== -1 && words[at + 1] === socketDir) return Number(name);
  }
  throw new Error(`${socketDir} has no guardian`);
}
