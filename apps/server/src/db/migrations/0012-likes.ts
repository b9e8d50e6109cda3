import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const likesMigration: Migration = {
  up: async (db) => {
    // Distributed by member_id, the one who likes; a distributed form keeps a copy by liked_id for the received ones.
    // Two members match while both rows are there: nothing else says so, and nothing can disagree.
    await sql`
      create table likes (
        id text not null unique,
        member_id text not null references members on delete cascade,
        liked_id text not null references members on delete cascade,
        is_new boolean not null default true,
        match_shown boolean not null default false,
        liked_at timestamptz not null,
        primary key (member_id, liked_id),
        check (member_id <> liked_id)
      )
    `.execute(db);
    await sql`create index likes_sent on likes (member_id, liked_at desc)`.execute(db);
    await sql`create index likes_received on likes (liked_id, liked_at desc)`.execute(db);
    await sql`create index likes_new on likes (liked_id) where is_new`.execute(db);
  },
};
