import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const keptNamesEndMigration: Migration = {
  up: async (db) => {
    // Since when a name is kept: it goes as soon as an account of the same sign-up would. Those that are there begin today.
    await sql`alter table kept_names add column kept_at timestamptz not null default now()`.execute(db);
    await sql`create index kept_names_age on kept_names (kept_at)`.execute(db);
    // Accounts that nobody confirmed.
    await sql`
      create index members_unconfirmed on members (signup_date) where status = 'not_confirmed'
    `.execute(db);
  },
};
