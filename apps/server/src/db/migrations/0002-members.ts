import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const membersMigration: Migration = {
  up: async (db) => {
    // Distributed by id. A form without global unique indexes keeps the two unique keys in lookup tables by site.
    await sql`
      create table members (
        id text primary key,
        site_id text not null references sites,
        email text not null,
        email_canonical text not null,
        name text not null,
        name_key text not null,
        password_hash text not null,
        status text not null check (status in ('not_confirmed', 'active', 'pending_deletion', 'banned')),
        operator_role text check (operator_role in ('moderator', 'admin')),
        language text not null,
        paid_user boolean not null default false,
        invisible boolean not null default false,
        notifications_disabled text[] not null default '{}',
        consents jsonb not null,
        signup_date timestamptz not null,
        activated_at timestamptz,
        unique (site_id, email_canonical),
        unique (site_id, name_key)
      )
    `.execute(db);

    // Distributed by member_id. What the member brought along on the day of sign-up.
    await sql`
      create table signups (
        member_id text primary key references members on delete cascade,
        message text,
        signup_member_id text,
        tracking jsonb
      )
    `.execute(db);

    // Distributed by member_id. Append-only: the proof of what was agreed to, and when.
    await sql`
      create table consent_changes (
        id text primary key,
        member_id text not null references members on delete cascade,
        consents jsonb not null,
        changed_at timestamptz not null
      )
    `.execute(db);
    await sql`create index consent_changes_member on consent_changes (member_id, changed_at)`.execute(db);
  },
};
