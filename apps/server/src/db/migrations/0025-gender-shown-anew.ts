import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const genderShownAnewMigration: Migration = {
  up: async (db) => {
    // What was written while the editor said that nobody else sees it was not agreed to be shown: it goes, and whoever
    // wants members to see it writes it anew, where that is said. Invented profiles have nobody to ask.
    await sql`
      update profiles set gender_identity = null where gender_identity is not null and not fictional
    `.execute(db);
  },
};
