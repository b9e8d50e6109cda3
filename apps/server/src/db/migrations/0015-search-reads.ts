import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const searchReadsMigration: Migration = {
  up: async (db) => {
    // What a search asks of each member it looks at is in the index it goes along, or one look into another away: whether
    // there is a photo to be seen, and how far away a place is.
    await sql`
      create index photos_shown_main on photos (member_id)
        where main and status = 'active' and (ready or portrait is not null)
    `.execute(db);
    await sql`
      create index profiles_search_around on profiles (pool, cell, gender, last_seen_at desc, member_id desc)
        include (date_of_birth, lat, lon) where listed
    `.execute(db);
    await sql`drop index profiles_search_cell`.execute(db);
  },
};
