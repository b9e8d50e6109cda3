import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const mailEventsMigration: Migration = {
  up: async (db) => {
    // Distributed by member_id. What was sent to a member lately and what became of it, so that a bounce finds the account even
    // when its address has changed since. The address itself isn't in it, but a keyed hash.
    await sql`
      create table sent_mails (
        member_id text not null references members on delete cascade,
        id text not null,
        address_mark text not null,
        kind text not null,
        sent_at timestamptz not null,
        outcome text,
        primary key (member_id, id)
      )
    `.execute(db);
    await sql`create index sent_mails_id on sent_mails (id)`.execute(db);
    await sql`create index sent_mails_address on sent_mails (address_mark)`.execute(db);
    await sql`create index sent_mails_latest on sent_mails (member_id, sent_at desc)`.execute(db);
    await sql`create index sent_mails_sent on sent_mails (sent_at)`.execute(db);

    // Distributed by mark. Events that were received, by a keyed hash of source and id: one that comes again changes nothing.
    await sql`
      create table mail_events (
        mark text primary key,
        received_at timestamptz not null
      )
    `.execute(db);
    await sql`create index mail_events_received on mail_events (received_at)`.execute(db);

    // When the address was last shown to take mails; null for never, and for what was confirmed before this was stored.
    await sql`alter table members add column address_confirmed_at timestamptz`.execute(db);
  },
};
