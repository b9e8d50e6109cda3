import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const photoBorderMigration: Migration = {
  up: async (db) => {
    await sql`alter table profiles add column photo_border boolean not null default false`.execute(db);
  },
};
