import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const readReceiptsMigration: Migration = {
  up: async (db) => {
    await sql`alter table members add column read_receipts boolean not null default true`.execute(db);
    // Kept with the message: who turns receipts on again gives nothing away of the time before.
    await sql`alter table messages add column read_told boolean not null default true`.execute(db);
  },
};
