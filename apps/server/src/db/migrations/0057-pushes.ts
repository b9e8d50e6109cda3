import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const pushesMigration: Migration = {
  up: async (db) => {
    // The demo's inbox, empty elsewhere. Distributed by member; `seq` is the member's last event that it is about, and
    // below 1 for what the seed puts in.
    await sql`
      create table pushes (
        member_id text not null references members on delete cascade,
        seq integer not null,
        about text[] not null,
        locale text not null,
        title text not null,
        body text not null,
        link text not null,
        sent_at timestamptz not null,
        primary key (member_id, seq)
      )
    `.execute(db);
    await sql`create index pushes_sent on pushes (sent_at desc)`.execute(db);
  },
};
