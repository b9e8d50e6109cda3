import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const mailsMigration: Migration = {
  up: async (db) => {
    // Not distributed: the demo's mailbox, empty where mails leave by SMTP.
    await sql`
      create table mails (
        id text primary key,
        kind text not null,
        to_address text not null,
        subject text not null,
        body_text text not null,
        body_html text not null,
        links text[] not null,
        sent_at timestamptz not null
      )
    `.execute(db);
    await sql`create index mails_sent on mails (sent_at desc)`.execute(db);
    await sql`create index mails_to on mails (lower(to_address), sent_at desc)`.execute(db);
  },
};
