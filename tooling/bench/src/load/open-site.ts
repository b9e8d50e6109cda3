import { Client } from 'pg';
import { startBuiltServer } from '../start-server.ts';
import { type Cast, findCast } from './cast.ts';
import { findDatabase, type FoundDatabase } from './find-database.ts';
import type { Site } from './measure/measure-growth.ts';
import { populate } from './populate.ts';

export interface OpenSite extends Site {
  database: FoundDatabase;
}

/** The built server on a new database of its own, full of members. */
export async function openSite({
  dataDir,
  port,
  members,
  env = {},
}: {
  dataDir: string;
  port: number;
  members: number;
  env?: Readonly<Record<string, string>>;
}): Promise<OpenSite> {
  const server = await startBuiltServer({
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    PORT: String(port),
    SEED: 'none',
    TRUST_PROXY: '1',
    // The log is that of production: every request is logged.
    LOG_LEVEL: 'info',
    ...env,
  });
  try {
    const database = await findDatabase(dataDir);
    const cast = await fill(database, members);
    return { server, database, cast };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function fill({ url }: FoundDatabase, members: number): Promise<Cast> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const startedAt = performance.now();
    await populate(client, members);
    const seconds = (performance.now() - startedAt) / 1000;
    console.log(`${members.toLocaleString('en')} members in ${seconds.toFixed(0)} s`);
    return await findCast(client);
  } finally {
    await client.end();
  }
}
