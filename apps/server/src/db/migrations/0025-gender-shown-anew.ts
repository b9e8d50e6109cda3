import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const genderShownAgainMigration: Migration = {
  up: async (db) => {
    // The editor said that nobody else sees this answer, so members didn't agree to show it. It is deleted,
    // and members who want to show it enter it again, where the editor says so. Invented profiles keep
    // theirs.
    await sql`
      update profiles set gender_identity = null where gender_identity is not null and not fictional
    `.execute(db);
  },
};
