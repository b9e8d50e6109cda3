import { Client, DatabaseError } from 'pg';

/** Runs one statement on a connection of its own. */
export async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Drops a database and ends who is still in it. A user who may only make databases can't send PostgreSQL's own
 * housekeeping away; without force PostgreSQL does that itself.
 */
export async function dropDatabase(clusterUrl: string, name: string): Promise<void> {
  try {
    await execute(clusterUrl, `drop database ${name} with (force)`);
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== INSUFFICIENT_PRIVILEGE) throw error;
    await execute(clusterUrl, `drop database ${name}`);
  }
}
