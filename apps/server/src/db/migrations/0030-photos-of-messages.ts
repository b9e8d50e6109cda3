import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const photosOfMessagesMigration: Migration = {
  up: async (db) => {
    // Which photos are in a message: those that are in none are deleted.
    await sql`create index messages_photo on messages (photo_id) where photo_id is not null`.execute(db);
  },
};
