import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const dataExportsMigration: Migration = {
  up: async (db) => {
    // One for each member at most; its files are in the storage, in parts.
    await sql`
      create table data_exports (
        id text primary key,
        member_id text not null unique references members on delete cascade,
        asked_at timestamptz not null,
        ready_at timestamptz,
        run text,
        parts integer not null default 0,
        bytes bigint not null default 0
      )
    `.execute(db);
  },
};
