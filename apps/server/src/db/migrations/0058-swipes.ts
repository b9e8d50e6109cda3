import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const swipesMigration: Migration = {
  up: async (db) => {
    // Distributed by member: what a member chose in the swipe game, until the other may come again.
    await sql`
      create table swipes (
        member_id text not null references members on delete cascade,
        swiped_id text not null references members on delete cascade,
        choice text not null check (choice in ('like', 'pass')),
        swiped_at timestamptz not null,
        primary key (member_id, swiped_id)
      )
    `.execute(db);
    // To count the likes of a day, and to find the last swipe.
    await sql`create index swipes_latest on swipes (member_id, swiped_at desc)`.execute(db);
    // To erase a member, and what is too old to count.
    await sql`create index swipes_of_swiped on swipes (swiped_id)`.execute(db);
    await sql`create index swipes_old on swipes (swiped_at)`.execute(db);
  },
};
