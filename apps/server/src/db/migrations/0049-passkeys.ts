import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const passkeysMigration: Migration = {
  up: async (db) => {
    // What authenticators know the member by: random, so that it names nobody, and the same for all passkeys of the member. Null
    // until the first one.
    await sql`alter table members add column passkey_handle bytea`.execute(db);

    // Distributed by member_id; a log-in finds its row by the credential, which is unique on a site. The public key is no secret:
    // reading the table is not enough to log in.
    await sql`
      create table passkeys (
        id text primary key,
        member_id text not null references members on delete cascade,
        site_id text not null references sites,
        credential_id bytea not null,
        public_key bytea not null,
        sign_count bigint not null check (sign_count >= 0),
        transports text[] not null,
        name text,
        created_at timestamptz not null,
        last_used_at timestamptz,
        unique (site_id, credential_id)
      )
    `.execute(db);
    await sql`create index passkeys_member on passkeys (member_id)`.execute(db);

    // Distributed by challenge_hash. One that waits for the answer of an authenticator: who answers it deletes it. That of a new
    // passkey belongs to the session which gave the password, and ends with it; that of a log-in to nobody.
    await sql`
      create table passkey_challenges (
        challenge_hash bytea primary key,
        site_id text not null references sites,
        session_id text references sessions on delete cascade,
        expires_at timestamptz not null
      )
    `.execute(db);
    await sql`create index passkey_challenges_session on passkey_challenges (session_id)`.execute(db);
    await sql`create index passkey_challenges_expiry on passkey_challenges (expires_at)`.execute(db);
  },
};
