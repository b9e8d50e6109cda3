import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const unreadRemindersMigration: Migration = {
  up: async (db) => {
    // When the member was last reminded of what is unread in the conversation.
    await sql`alter table conversation_members add column reminded_at timestamptz`.execute(db);
  },
};
