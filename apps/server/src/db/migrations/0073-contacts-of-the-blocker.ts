import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const contactsOfTheBlockerMigration: Migration = {
  up: async (db) => {
    await sql`alter table blocked_contacts add column had_contact boolean not null default true`.execute(db);
  },
};
