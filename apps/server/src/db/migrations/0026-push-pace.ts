import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const pushPaceMigration: Migration = {
  up: async (db) => {
    // Before `next_at` nobody asks its service again: one node is about to, or it didn't answer well `failures` times on end.
    await sql`
      alter table push_subscriptions
        add column next_at timestamptz not null default now(),
        add column failures integer not null default 0 check (failures >= 0)
    `.execute(db);
    await sql`create index push_subscriptions_next on push_subscriptions (next_at)`.execute(db);
  },
};
