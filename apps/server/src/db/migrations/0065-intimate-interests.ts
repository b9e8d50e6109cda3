import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const intimateInterestsMigration: Migration = {
  up: async (db) => {
    // A column of its own: what reads the interests of a profile can't show these by mistake.
    await sql`alter table profiles add column intimate_interests text[]`.execute(db);
  },
};
