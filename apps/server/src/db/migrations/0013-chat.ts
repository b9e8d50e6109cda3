import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const chatMigration: Migration = {
  up: async (db) => {
    // Distributed by id. One for each two members who ever wrote to each other; `a_id` is the lesser id.
    await sql`
      create table conversations (
        id text primary key,
        a_id text not null references members on delete cascade,
        b_id text not null references members on delete cascade,
        last_seq integer not null default 0,
        created_at timestamptz not null,
        unique (a_id, b_id),
        check (a_id < b_id)
      )
    `.execute(db);
    await sql`create index conversations_b on conversations (b_id)`.execute(db);

    // Distributed by member_id. A conversation as one of its two sees it: with nothing to see, `last_message_id` is null
    // and no list has it. What came up to `cleared_seq` is deleted for this member alone.
    await sql`
      create table conversation_members (
        member_id text not null references members on delete cascade,
        conversation_id text not null references conversations on delete cascade,
        other_id text not null,
        num_unread integer not null default 0 check (num_unread >= 0),
        num_sent integer not null default 0,
        read_seq integer not null default 0,
        cleared_seq integer not null default 0,
        last_message_id text,
        last_message_at timestamptz,
        primary key (member_id, conversation_id),
        unique (member_id, other_id)
      )
    `.execute(db);
    await sql`create index conversation_members_conversation on conversation_members (conversation_id)`.execute(
      db,
    );
    await sql`
      create index conversation_members_list on conversation_members (member_id, last_message_at desc, conversation_id desc)
      where last_message_id is not null
    `.execute(db);
    await sql`
      create index conversation_members_unread on conversation_members (member_id) where num_unread > 0
    `.execute(db);

    // Distributed by conversation_id; such a form keeps (sender_id, client_id) in a lookup table. `sender_id` is null for
    // what the system says. A held message waits until its sender's address is confirmed.
    await sql`
      create table messages (
        id text primary key,
        conversation_id text not null references conversations on delete cascade,
        seq integer not null,
        sender_id text,
        client_id text,
        type text not null check (type in ('text', 'photo', 'gift', 'system')),
        text text,
        photo_id text,
        gift_id text,
        cost integer not null default 0 check (cost >= 0),
        held boolean not null default false,
        deleted_by text[] not null default '{}',
        sent_at timestamptz not null,
        read_at timestamptz,
        unique (conversation_id, seq),
        unique (sender_id, client_id),
        check ((sender_id is null) = (type = 'system') and (client_id is null) = (sender_id is null))
      )
    `.execute(db);
    await sql`create index messages_held on messages (sender_id, conversation_id, seq) where held`.execute(
      db,
    );

    // Distributed by member_id. The last number of a member's events: who appends holds the row until the commit, so that
    // numbers are committed in their order, without a gap.
    await sql`
      create table member_event_heads (
        member_id text primary key,
        seq integer not null
      )
    `.execute(db);

    // Distributed by member_id. What happened to a member, for days only; `data` has ids, since what a member may see of
    // them is decided when it is told. No reference to members: it would be checked with every event.
    await sql`
      create table member_events (
        member_id text not null,
        seq integer not null,
        name text not null,
        data jsonb not null,
        created_at timestamptz not null default now(),
        primary key (member_id, seq)
      )
    `.execute(db);
    await sql`create index member_events_age on member_events (created_at)`.execute(db);
  },
};
