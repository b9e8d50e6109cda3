import { Client } from 'pg';
import { installJobQueues } from './jobs/job-queue';
import { createDatabase } from './db/database';
import { migrator } from './db/migrator';

/**
 * Brings the database at `url` (past any pooler) to this version: our tables, then the job queues' own. Of several nodes
 * that start at once one does the work and the others wait for it.
 */
export async function migrate(url: string): Promise<void> {
  await withMigrationLock(url, async () => {
    const db = createDatabase({ url, size: 2, namedStatements: false });
    try {
      const { error } = await migrator(db).migrateToLatest();
      if (error) throw new Error('A migration failed', { cause: error });
      await installJobQueues(db);
    } finally {
      await db.destroy();
    }
  });
}

/** Any number that no other user of the same database takes; the lock ends with its connection, however that ends. */
const MIGRATION_LOCK = 7_305_172;

async function withMigrationLock(url: string, work: () => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'vela migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await work();
  } finally {
    await client.end();
  }
}
