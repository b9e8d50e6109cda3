import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const searchAndBlocksMigration: Migration = {
  up: async (db) => {
    // Distributed by pool, once that matters: members of one pool find each other, and no search looks past
    // it. `listed` repeats what other columns say, so that one index holds everyone that a search may show.
    // `cell` is a square of a quarter of a degree around the place, which is that of the city or region and
    // no closer.
    await sql`
      alter table profiles
        add column pool text,
        add column listed boolean not null default false,
        add column last_seen_at timestamptz not null default now(),
        add column lat real,
        add column lon real,
        add column cell integer,
        add check ((lat is null) = (lon is null) and (lat is null) = (cell is null))
    `.execute(db);
    // One for each filter that can lead; all end in the order of the results.
    await sql`
      create index profiles_search on profiles (pool, gender, last_seen_at desc, member_id desc)
        include (date_of_birth) where listed
    `.execute(db);
    await sql`
      create index profiles_search_country on profiles (pool, country, gender, last_seen_at desc, member_id desc)
        include (date_of_birth) where listed
    `.execute(db);
    await sql`
      create index profiles_search_region on profiles (pool, country, region, gender, last_seen_at desc, member_id desc)
        include (date_of_birth) where listed
    `.execute(db);
    await sql`
      create index profiles_search_cell on profiles (pool, cell, gender, last_seen_at desc, member_id desc)
        include (date_of_birth) where listed
    `.execute(db);

    // Distributed by blocker_id; a distributed form keeps a copy by blocked_id, since a block is asked for from both sides.
    // `had_contact`: a like or a conversation was there, so that the blocked one may be told.
    await sql`
      create table blocks (
        blocker_id text not null references members on delete cascade,
        blocked_id text not null references members on delete cascade,
        had_contact boolean not null,
        blocked_at timestamptz not null,
        primary key (blocker_id, blocked_id),
        check (blocker_id <> blocked_id)
      )
    `.execute(db);
    await sql`create index blocks_blocked on blocks (blocked_id, blocker_id)`.execute(db);

    // Distributed by id. Ids without references: a report outlives what it is about, and who made it.
    await sql`
      create table reports (
        id text primary key,
        reference text not null unique,
        site_id text not null references sites,
        reporter_id text,
        subject_kind text not null check (subject_kind in ('profile', 'message', 'photo')),
        subject_id text not null,
        reason text not null,
        text text not null,
        created_at timestamptz not null
      )
    `.execute(db);
    await sql`create index reports_subject on reports (subject_kind, subject_id)`.execute(db);
  },
};
