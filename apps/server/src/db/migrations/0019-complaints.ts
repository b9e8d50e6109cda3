import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const complaintsMigration: Migration = {
  up: async (db) => {
    // Distributed by id. The member without a reference: a complaint outlives the account of who made it.
    await sql`
      create table complaints (
        id text primary key,
        reference text not null unique,
        site_id text not null references sites,
        member_id text,
        email text not null,
        email_canonical text not null,
        name text not null,
        category text not null,
        subject text not null,
        text text not null,
        url text not null,
        language text not null,
        created_at timestamptz not null
      )
    `.execute(db);
    await sql`create index complaints_email on complaints (email_canonical, created_at)`.execute(db);
  },
};
