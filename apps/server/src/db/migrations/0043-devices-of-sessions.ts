import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const devicesOfSessionsMigration: Migration = {
  up: async (db) => {
    // For the member's list of log-ins. Nothing else of the browser is stored, and null is what it doesn't say.
    await sql`
      alter table sessions
        add column device_kind text,
        add column browser text,
        add column system text,
        add column country text
    `.execute(db);
  },
};
