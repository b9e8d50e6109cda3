import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const creditLedgerMigration: Migration = {
  up: async (db) => {
    // Distributed by member_id. Append-only: each row names the balance it starts from and the row that left it, so
    // neither a gap, a fork nor a negative balance can be written, by whatever code.
    await sql`
      create table credit_ledger (
        member_id text not null references members on delete cascade,
        seq integer not null,
        prev_seq integer,
        delta integer not null,
        balance_before integer not null,
        balance_after integer not null,
        kind text not null,
        created_at timestamptz not null,
        primary key (member_id, seq),
        unique (member_id, seq, balance_after),
        foreign key (member_id, prev_seq, balance_before) references credit_ledger (member_id, seq, balance_after),
        check (balance_after = balance_before + delta and balance_after >= 0),
        check (
          (seq = 1 and prev_seq is null and balance_before = 0)
          or (seq > 1 and prev_seq is not null and prev_seq = seq - 1)
        )
      )
    `.execute(db);
  },
};
