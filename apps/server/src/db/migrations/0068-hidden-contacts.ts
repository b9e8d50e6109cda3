import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const hiddenContactsMigration: Migration = {
  up: async (db) => {
    // Distributed by member: keyed hashes of the addresses whose owners a member hides from.
    await sql`
      create table hidden_contacts (
        member_id text not null references members on delete cascade,
        mark text not null,
        added_at timestamptz not null,
        primary key (member_id, mark)
      )
    `.execute(db);
    await sql`create index hidden_contacts_mark on hidden_contacts (mark)`.execute(db);
    // The members among them, so that what may be seen is asked as of blocks.
    await sql`
      create table hidden_from (
        member_id text not null references members on delete cascade,
        viewer_id text not null references members on delete cascade,
        mark text not null,
        primary key (member_id, viewer_id, mark)
      )
    `.execute(db);
    await sql`create index hidden_from_viewer on hidden_from (viewer_id, member_id)`.execute(db);
    // Immutable, as the encoding of a database never changes.
    await sql`
      create function contact_hash(address text) returns text language sql immutable strict parallel safe
      return encode(sha256(convert_to(address, 'UTF8')), 'hex')
    `.execute(db);
    await sql`create index members_contact_hash on members (contact_hash(email_canonical))`.execute(db);
  },
};
