import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const profilesMigration: Migration = {
  up: async (db) => {
    // Distributed by member_id.
    await sql`
      create table profiles (
        member_id text primary key references members on delete cascade,
        status text not null check (status in ('active', 'disabled')),
        fictional boolean not null default false,
        gender text not null check (gender in ('male', 'female')),
        gender_identity text,
        sexuality text,
        date_of_birth date not null,
        country text not null,
        region text,
        city text,
        about text,
        signup_reason text,
        relationship_status text,
        hair_color text,
        body_type text,
        eye_color text,
        tattoos boolean,
        interests text[] not null default '{}'
      )
    `.execute(db);
  },
};
