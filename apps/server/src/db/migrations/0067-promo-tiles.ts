import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const promoTilesMigration: Migration = {
  up: async (db) => {
    // It said yes or no to tiles that were nowhere; now it holds them.
    await sql`
      update sites set settings = settings - 'member_resell'
      where jsonb_typeof(settings -> 'member_resell') = 'boolean'
    `.execute(db);
  },
};
