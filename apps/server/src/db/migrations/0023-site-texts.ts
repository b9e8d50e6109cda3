import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const siteTextsMigration: Migration = {
  up: async (db) => {
    // A reference table: small, and on every node of a distributed form.
    await sql`
      create table site_texts (
        site_id text not null references sites,
        page text not null,
        locale text not null,
        source text not null,
        changed_at timestamptz not null,
        primary key (site_id, page, locale)
      )
    `.execute(db);
  },
};
