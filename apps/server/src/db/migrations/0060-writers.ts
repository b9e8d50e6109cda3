import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const writersMigration: Migration = {
  up: async (db) => {
    await sql`
      alter table members
        add column may_write text not null default 'everyone' check (may_write in ('everyone', 'photo', 'liked', 'matches')),
        add column hidden_words text not null default ''
    `.execute(db);
  },
};
