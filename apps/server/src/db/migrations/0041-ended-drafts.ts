import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const endedDraftsMigration: Migration = {
  up: async (db) => {
    // The sign-up of the draft is done: it is there a minute more for a second press, and nothing in it changes.
    await sql`alter table signup_drafts add column ended boolean not null default false`.execute(db);
  },
};
