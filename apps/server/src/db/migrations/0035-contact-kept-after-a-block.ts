import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const contactKeptAfterABlockMigration: Migration = {
  up: async (db) => {
    // Distributed by blocker_id; a distributed form keeps a copy by blocked_id, as of `blocks`. A block between two who had
    // to do with each other, kept for a while also when it was taken back, so that either may report the other. What they
    // said up to `last_seq` is kept as long, and then deleted. The conversation without a reference: it is only looked up.
    await sql`
      create table blocked_contacts (
        blocker_id text not null references members on delete cascade,
        blocked_id text not null references members on delete cascade,
        blocked_at timestamptz not null,
        conversation_id text,
        last_seq integer not null default 0,
        primary key (blocker_id, blocked_id, blocked_at)
      )
    `.execute(db);
    await sql`create index blocked_contacts_blocked on blocked_contacts (blocked_id, blocker_id)`.execute(db);
    await sql`create index blocked_contacts_age on blocked_contacts (blocked_at)`.execute(db);
    // Blocks that stand: nobody can have written since.
    await sql`
      insert into blocked_contacts (blocker_id, blocked_id, blocked_at, conversation_id, last_seq)
      select blocks.blocker_id, blocks.blocked_id, blocks.blocked_at, own.conversation_id, coalesce(conversations.last_seq, 0)
      from blocks
      left join conversation_members own on own.member_id = blocks.blocker_id and own.other_id = blocks.blocked_id
      left join conversations on conversations.id = own.conversation_id
      where blocks.had_contact
    `.execute(db);
    // What was reported as it was then; null in a report of the previous version.
    await sql`alter table reports add column evidence jsonb`.execute(db);
  },
};
