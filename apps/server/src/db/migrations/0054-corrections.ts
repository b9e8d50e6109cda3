import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const correctionsMigration: Migration = {
  up: async (db) => {
    await sql`alter table profiles add column corrected_at timestamptz`.execute(db);
  },
};
