import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface FoundDatabase {
  url: string;
  /** The id of PostgreSQL's first process. */
  pid: number;
}

/** The embedded database that a running server keeps in its data folder, by the files that PostgreSQL writes itself. */
export async function findDatabase(dataDir: string): Promise<FoundDatabase> {
  const folder = join(dataDir, 'pg');
  const [pid, , , port, socketDir] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n');
  const password = await readFile(join(folder, 'vela-password'), 'utf8');
  const url = `postgresql://vela:${password}@localhost:${port}/vela?host=${encodeURIComponent(socketDir ?? '')}`;
  return { url, pid: Number(pid) };
}
