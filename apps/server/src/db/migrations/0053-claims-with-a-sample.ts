import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const claimsWithASampleMigration: Migration = {
  up: async (db) => {
    // The example of a new site, and claims that don't say when and of how many members they were found out: none is shown.
    await sql`
      update sites set settings = settings - 'premium_match_claim'
      where settings ? 'premium_match_claim'
        and not coalesce(settings -> 'premium_match_claim' ?& array['value', 'source', 'from', 'sample'], false)
    `.execute(db);
  },
};
