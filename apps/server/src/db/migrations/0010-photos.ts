import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const photosMigration: Migration = {
  up: async (db) => {
    // Distributed by member_id. The files lie in the storage under the photo's id; a row is `ready` when they are there.
    // A drawn portrait names what it is drawn from, so that its files can wait until someone asks for them.
    await sql`
      create table photos (
        id text primary key,
        member_id text not null references members on delete cascade,
        purpose text not null check (purpose in ('profile', 'chat')),
        status text not null check (status in ('pending', 'active', 'rejected')),
        private boolean not null default false,
        main boolean not null default false,
        position integer not null,
        portrait text,
        ready boolean not null default false,
        width integer not null check (width > 0),
        height integer not null check (height > 0),
        created_at timestamptz not null,
        check (not main or (purpose = 'profile' and not private))
      )
    `.execute(db);
    await sql`create index photos_member on photos (member_id, purpose, position)`.execute(db);
    await sql`create unique index photos_one_main on photos (member_id) where main`.execute(db);
    await sql`create index photos_unready on photos (created_at) where not ready`.execute(db);

    // Distributed by owner_id: the members that a member lets see its private photos.
    await sql`
      create table photo_access (
        owner_id text not null references members on delete cascade,
        viewer_id text not null references members on delete cascade,
        granted_at timestamptz not null,
        primary key (owner_id, viewer_id),
        check (owner_id <> viewer_id)
      )
    `.execute(db);
    await sql`create index photo_access_viewer on photo_access (viewer_id)`.execute(db);
  },
};
