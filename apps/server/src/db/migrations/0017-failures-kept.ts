import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const failuresKeptMigration: Migration = {
  up: async (db) => {
    // How long wrong passwords are remembered follows each site's settings, and a row doesn't say whose it is; the default is
    // what the previous version keeps them for.
    await sql`alter table login_attempts add kept_days smallint not null default 2`.execute(db);
  },
};
