import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const rateLimitsMigration: Migration = {
  up: async (db) => {
    // Distributed by key. Counters that a crash may lose, so no write-ahead log; `expire` is in milliseconds.
    await sql`
      create unlogged table rate_limits (
        key text primary key,
        points integer not null default 0,
        expire bigint
      )
    `.execute(db);
    await sql`create index rate_limits_expire on rate_limits (expire)`.execute(db);
  },
};
