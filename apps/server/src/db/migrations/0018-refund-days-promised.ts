import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const refundDaysPromisedMigration: Migration = {
  up: async (db) => {
    // A site that reduces its days later takes none from earlier orders. Null for an order of a version that
    // stored none: then the site's own days hold.
    await sql`alter table orders add refund_days integer check (refund_days >= 0)`.execute(db);
  },
};
