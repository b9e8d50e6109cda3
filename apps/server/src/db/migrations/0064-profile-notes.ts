import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const profileNotesMigration: Migration = {
  up: async (db) => {
    await sql`alter table profiles add column notes jsonb not null default '[]'`.execute(db);
    // It had no effect, and took any words: what a site chose before is no list of the sentences that there are now.
    await sql`
      update sites set settings = settings - 'visible_profile_notes' where settings ? 'visible_profile_notes'
    `.execute(db);
  },
};
