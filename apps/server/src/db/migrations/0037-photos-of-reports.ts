import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const photosOfReportsMigration: Migration = {
  up: async (db) => {
    // Distributed by photo_id. Photos that a report is about, or that its evidence names: their files stay as long as the
    // report, whatever becomes of the photo. Without a reference to photos, whose rows may go before.
    await sql`
      create table report_photos (
        report_id text not null references reports on delete cascade,
        photo_id text not null,
        primary key (photo_id, report_id)
      )
    `.execute(db);
    await sql`create index report_photos_report on report_photos (report_id)`.execute(db);
    await sql`create index reports_age on reports (created_at)`.execute(db);
    // Reports that exist already: the files of their photos may still exist.
    await sql`
      insert into report_photos (report_id, photo_id)
      select reports.id, photos.id from reports
      join lateral (
        select subject_id as id where subject_kind = 'photo'
        union select jsonb_array_elements_text(evidence -> 'profile' -> 'photo_ids')
        union select jsonb_array_elements(evidence -> 'messages') ->> 'photo_id'
      ) named on true
      join photos on photos.id = named.id
    `.execute(db);
  },
};
