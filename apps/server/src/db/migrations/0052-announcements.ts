import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const announcementsMigration: Migration = {
  up: async (db) => {
    // Small, and on every node. What a site writes to the members who asked for it.
    await sql`
      create table announcements (
        seq integer generated always as identity primary key,
        site_id text not null references sites,
        kind text not null check (kind in ('news', 'promotions')),
        path text not null,
        texts jsonb not null,
        fallback text not null,
        created_at timestamptz not null,
        ends_at timestamptz not null
      )
    `.execute(db);
  },
};
