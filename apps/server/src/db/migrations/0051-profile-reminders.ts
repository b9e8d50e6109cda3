import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const profileRemindersMigration: Migration = {
  up: async (db) => {
    await sql`alter table notification_mails add column reminded_of text[] not null default '{}'`.execute(db);
    // Who signed up or confirmed lately: a run each hour looks for them.
    await sql`
      create index members_joined on members ((coalesce(activated_at, signup_date)))
      where status in ('active', 'not_confirmed')
    `.execute(db);
  },
};
