import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const folderDeletionsMigration: Migration = {
  up: async (db) => {
    // Distributed by folder: what is to be deleted of the storage. Nothing else names it any more.
    await sql`
      create table folder_deletions (
        folder text primary key,
        photo_id text,
        due_at timestamptz not null,
        asked integer not null default 1
      )
    `.execute(db);
    await sql`create index folder_deletions_due on folder_deletions (due_at)`.execute(db);
    // What the version before gave up would be forgotten with its dead letters.
    await sql`
      do $$ begin
        if to_regclass('jobs.job') is not null then
          insert into folder_deletions (folder, photo_id, due_at)
          select distinct coalesce('photos/' || (data ->> 'photoId'), 'exports/' || (data ->> 'exportId')),
            data ->> 'photoId', now()
          from jobs.job
          where name = 'dead' and source_name in ('photo.erase', 'export.erase') and state = 'created';
        end if;
      end $$
    `.execute(db);
  },
};
