import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const securityEventsMigration: Migration = {
  up: async (db) => {
    // Distributed by id. Append-only, for 90 days: who did what, by keyed hashes alone, so without references.
    await sql`
      create table security_events (
        id text primary key,
        at timestamptz not null,
        kind text not null,
        site_id text not null,
        member_key text,
        network_key text
      )
    `.execute(db);
    await sql`create index security_events_at on security_events (at)`.execute(db);
    await sql`create index security_events_member on security_events (member_key, at)`.execute(db);
  },
};
