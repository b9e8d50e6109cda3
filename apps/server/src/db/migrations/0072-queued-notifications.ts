import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const queuedNotificationsMigration: Migration = {
  up: async (db) => {
    // The mail that was written last, which may still wait, and the one that went last: decided again when its turn comes.
    await sql`
      alter table notification_mails
        add column written_id text,
        add column sent_id text,
        add column sent_at timestamptz
    `.execute(db);
  },
};
