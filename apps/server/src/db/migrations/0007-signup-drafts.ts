import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const signupDraftsMigration: Migration = {
  up: async (db) => {
    // Distributed by token_hash. A sign-up in progress without script; a typed password is kept as its hash only.
    await sql`
      create table signup_drafts (
        token_hash bytea primary key,
        site_id text not null references sites,
        data jsonb not null,
        password_hash text,
        expires_at timestamptz not null
      )
    `.execute(db);
    await sql`create index signup_drafts_expiry on signup_drafts (expires_at)`.execute(db);
  },
};
