import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const sitesMigration: Migration = {
  up: async (db) => {
    // Reference table: a copy on each node.
    await sql`
      create table companies (
        id text primary key,
        name text not null,
        address text not null,
        city text not null,
        country text not null,
        kvk text,
        tradenames text[] not null default '{}',
        vat_numbers text[] not null default '{}',
        added timestamptz not null
      )
    `.execute(db);

    // Reference table. `settings` holds what differs from the defaults.
    await sql`
      create table sites (
        id text primary key,
        company_id text not null references companies,
        name text not null,
        url text not null,
        is_default boolean not null default false,
        settings jsonb not null default '{}'
      )
    `.execute(db);
    await sql`create index sites_company on sites (company_id)`.execute(db);
    await sql`create unique index sites_one_default on sites (is_default) where is_default`.execute(db);

    // Reference table. Hosts beside the one in the site's url.
    await sql`
      create table site_hosts (
        host text primary key,
        site_id text not null references sites on delete cascade
      )
    `.execute(db);
    await sql`create index site_hosts_site on site_hosts (site_id)`.execute(db);
  },
};
