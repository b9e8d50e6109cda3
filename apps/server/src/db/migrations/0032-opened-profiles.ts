import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const openedProfilesMigration: Migration = {
  up: async (db) => {
    // Distributed by member_id. What a member opened in a day, by marks that tell profiles apart; counters that a crash may
    // lose, so no write-ahead log.
    await sql`
      create unlogged table opened_profiles (
        member_id text not null references members on delete cascade,
        day date not null,
        marks text[] not null,
        primary key (member_id, day)
      )
    `.execute(db);
    await sql`create index opened_profiles_day on opened_profiles (day)`.execute(db);
  },
};
