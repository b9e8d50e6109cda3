import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const pushSubscriptionsMigration: Migration = {
  up: async (db) => {
    // Distributed by endpoint. A browser has one, which ends with its session; `told_seq` is the last event
    // that was announced.
    await sql`
      create table push_subscriptions (
        endpoint text primary key,
        session_id text not null unique references sessions on delete cascade,
        member_id text not null references members on delete cascade,
        told_seq integer not null,
        subscribed_at timestamptz not null
      )
    `.execute(db);
    await sql`create index push_subscriptions_member on push_subscriptions (member_id)`.execute(db);
  },
};
