import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const keptNamesMigration: Migration = {
  up: async (db) => {
    // Names of sign-ups that made no account since their address has one, on sites that don't say so: a free name would.
    // `signup` is a hash of the sign-up's salted one, by which its second press is known.
    await sql`
      create table kept_names (
        site_id text not null references sites,
        name_key text not null,
        signup bytea not null,
        primary key (site_id, name_key)
      )
    `.execute(db);
    await sql`create index kept_names_signup on kept_names (signup)`.execute(db);
  },
};
