import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const failuresOfASiteMigration: Migration = {
  up: async (db) => {
    // How long wrong passwords are kept is what their site says now: the site is named, and what is over is found by an index,
    // since the table grows with what strangers try. `kept_days` goes a version after its last use.
    await sql`alter table login_attempts add site_id text`.execute(db);
    await sql`create index login_attempts_site_last on login_attempts (site_id, last_attempt_at)`.execute(db);
    await sql`drop index login_attempts_last`.execute(db);
  },
};
