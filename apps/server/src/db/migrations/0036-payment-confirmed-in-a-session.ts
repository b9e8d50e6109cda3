import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const paymentConfirmedInASessionMigration: Migration = {
  up: async (db) => {
    // When the password was last given in it for a stored payment method; null for not since it is the member's.
    await sql`alter table sessions add column payment_confirmed_at timestamptz`.execute(db);
  },
};
