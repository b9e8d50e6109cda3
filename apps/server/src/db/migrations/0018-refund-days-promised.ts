import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const refundDaysPromisedMigration: Migration = {
  up: async (db) => {
    // A site that gives fewer days from now on takes none from whoever ordered before. Null where it was placed by a version
    // that kept none: then the site's own days hold.
    await sql`alter table orders add refund_days integer check (refund_days >= 0)`.execute(db);
  },
};
