import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const sessionsMigration: Migration = {
  up: async (db) => {
    // Distributed by token_hash: each request looks its session up by it. The token itself is only in the cookie.
    await sql`
      create table sessions (
        id text primary key,
        token_hash bytea not null unique,
        member_id text not null references members on delete cascade,
        site_id text not null references sites,
        created_at timestamptz not null,
        last_seen_at timestamptz not null,
        expires_at timestamptz not null
      )
    `.execute(db);
    await sql`create index sessions_member on sessions (member_id)`.execute(db);
    await sql`create index sessions_expiry on sessions (expires_at)`.execute(db);

    // Distributed by member_id. Browsers that logged in to the account before.
    await sql`
      create table devices (
        member_id text not null references members on delete cascade,
        token_hash bytea not null,
        last_login_at timestamptz not null,
        primary key (member_id, token_hash)
      )
    `.execute(db);
    await sql`create index devices_last_login on devices (last_login_at)`.execute(db);

    // Distributed by account. Both keys are keyed hashes: `account` of site and address (whether or not it has an
    // account), `source` of the network address or the device it was tried from.
    await sql`
      create table login_attempts (
        account text not null,
        source text not null,
        failed_at timestamptz[] not null default '{}',
        blocks integer not null default 0,
        blocked_until timestamptz,
        last_attempt_at timestamptz not null,
        primary key (account, source)
      )
    `.execute(db);
    await sql`create index login_attempts_last on login_attempts (last_attempt_at)`.execute(db);
  },
};
