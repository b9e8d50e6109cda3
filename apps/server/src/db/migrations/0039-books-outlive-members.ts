import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const booksOutliveMembersMigration: Migration = {
  up: async (db) => {
    // Books have to be kept for years, an account only as long as its owner wants it. In the tables of money `member_id` is
    // from now on an opaque reference: it says which entries belong together, and outlives the row that it named.
    await sql`alter table orders drop constraint orders_member_id_fkey`.execute(db);
    await sql`alter table refunds drop constraint refunds_member_id_fkey`.execute(db);
    await sql`alter table credit_ledger drop constraint credit_ledger_member_id_fkey`.execute(db);
    await sql`alter table credit_lots drop constraint credit_lots_member_id_fkey`.execute(db);
    await sql`alter table credit_debts drop constraint credit_debts_member_id_fkey`.execute(db);
    // What a provider keeps of a payer goes with the member, and must not keep an order that was paid with it from staying.
    await sql`alter table orders drop constraint orders_stored_method_id_fkey`.execute(db);
  },
};
