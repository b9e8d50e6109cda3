import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const wishesMigration: Migration = {
  up: async (db) => {
    await sql`alter table profiles add column looking_for text[]`.execute(db);
    // Distributed by member: who a member wishes to meet.
    await sql`
      create table wishes (
        member_id text primary key references members on delete cascade,
        gender text check (gender in ('male', 'female')),
        min_age integer,
        max_age integer,
        distance integer,
        country text,
        region text,
        interests text[] not null,
        both_ways boolean not null,
        changed_at timestamptz not null,
        check (country is not null or region is null),
        check (min_age <= max_age)
      )
    `.execute(db);
    // What members look for is shown wherever a site shows their interests.
    await sql`
      update sites set settings = jsonb_set(
        settings, '{visible_profile_fields}', (settings -> 'visible_profile_fields') || '["looking_for"]'
      )
      where settings -> 'visible_profile_fields' ? 'interests' and not settings -> 'visible_profile_fields' ? 'looking_for'
    `.execute(db);
  },
};
