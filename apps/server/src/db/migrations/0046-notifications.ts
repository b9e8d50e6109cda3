import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const notificationsMigration: Migration = {
  up: async (db) => {
    // Distributed by member_id. Only what a member chose otherwise than the defaults, so that most have no row.
    await sql`
      create table notification_preferences (
        member_id text primary key references members on delete cascade,
        choices jsonb not null,
        quiet_from smallint check (quiet_from between 0 and 1439),
        quiet_to smallint check (quiet_to between 0 and 1439),
        quiet_time_zone text,
        check (quiet_from <> quiet_to),
        check (num_nulls(quiet_from, quiet_to, quiet_time_zone) in (0, 3))
      )
    `.execute(db);

    // Distributed by member_id. What waits to be mailed, and what was: a burst is one mail. It waits where `due_at` is set.
    await sql`
      create table notification_mails (
        member_id text not null references members on delete cascade,
        kind text not null,
        due_at timestamptz,
        mailed_seq integer not null default 0,
        mailed_at timestamptz,
        primary key (member_id, kind)
      )
    `.execute(db);
    await sql`create index notification_mails_due on notification_mails (due_at) where due_at is not null`.execute(
      db,
    );
  },
};
