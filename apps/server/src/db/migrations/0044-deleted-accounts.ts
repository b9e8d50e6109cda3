import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const deletedAccountsMigration: Migration = {
  up: async (db) => {
    // What its owner was promised: until then the account comes back, then it is erased. Kept with the member, since the days of
    // the site may change meanwhile.
    await sql`alter table members add column erase_at timestamptz`.execute(db);
    await sql`
      update members set erase_at = now() + interval '14 days' where status = 'pending_deletion'
    `.execute(db);
    await sql`
      alter table members add constraint members_leaving_erased check (status <> 'pending_deletion' or erase_at is not null)
    `.execute(db);
    await sql`create index members_erase on members (erase_at) where status = 'pending_deletion'`.execute(db);

    // Why members leave: how often, and never which.
    await sql`
      create table leaving_reasons (
        site_id text not null references sites,
        day date not null,
        reason text not null,
        members integer not null check (members > 0),
        primary key (site_id, day, reason)
      )
    `.execute(db);

    // Distributed by blocker_id. Blocks of accounts that were erased: a keyed hash of the address stands for the member, so that
    // the block holds for an account that is made with it again.
    await sql`
      create table erased_blocks (
        blocker_id text not null references members on delete cascade,
        mark text not null,
        had_contact boolean not null,
        blocked_at timestamptz not null,
        primary key (blocker_id, mark)
      )
    `.execute(db);
    await sql`create index erased_blocks_mark on erased_blocks (mark)`.execute(db);

    // What a member wrote stays with the one who received it, without its author: an id that names no member.
    await sql`alter table conversations drop constraint conversations_a_id_fkey`.execute(db);
    await sql`alter table conversations drop constraint conversations_b_id_fkey`.execute(db);

    // Distributed by member_id. The code of a member who was offered a discount for staying.
    await sql`
      create table retention_offers (
        member_id text primary key references members on delete cascade,
        code text not null,
        claimed_at timestamptz not null
      )
    `.execute(db);
  },
};
