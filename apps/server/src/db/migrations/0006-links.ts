import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const linksMigration: Migration = {
  up: async (db) => {
    // Distributed by token_hash. Links of mails; the token itself is only in the mail.
    await sql`
      create table links (
        id text primary key,
        token_hash bytea not null unique,
        kind text not null,
        member_id text not null references members on delete cascade,
        site_id text not null references sites,
        data jsonb not null default '{}',
        created_at timestamptz not null,
        expires_at timestamptz not null,
        used_at timestamptz
      )
    `.execute(db);
    await sql`create index links_member on links (member_id, kind, created_at)`.execute(db);
    await sql`create index links_expiry on links (expires_at)`.execute(db);
  },
};
