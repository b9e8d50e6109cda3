import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const reservedAddressesMigration: Migration = {
  up: async (db) => {
    // The canonical address that an open link keeps for its member: the one that it can put back.
    await sql`alter table links add column reserved_email text`.execute(db);
    await sql`
      update links set reserved_email = lower(data ->> 'email')
      where kind = 'mail_change_undo' and used_at is null
    `.execute(db);
    await sql`
      create index links_reserved on links (reserved_email)
      where reserved_email is not null and used_at is null
    `.execute(db);
  },
};
