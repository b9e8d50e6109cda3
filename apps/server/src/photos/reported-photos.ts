import { sql } from 'kysely';
import type { AppContext } from '../core/context';
import type { Tx } from '../db/database';
import { queuePhotoDeletion } from './delete-photo';

/**
 * Holds the files of photos for as long as a report is stored: no deletion removes them before. It waits for
 * a photo that is deleted at this moment, which then has no files to hold.
 */
export async function retainReportedPhotos(
  tx: Tx,
  { reportId, photoIds }: { reportId: string; photoIds: readonly string[] },
): Promise<void> {
  if (photoIds.length === 0) return;
  await sql`
    insert into report_photos (report_id, photo_id)
    select ${reportId}, id from (
      select id from photos where id = any(${photoIds}::text[]) order by id for key share
    ) there`.execute(tx);
}

/** Deletes with the commit the files of photos that reports held and nothing else needs. */
export async function deleteUnretainedPhotos(
  context: Pick<AppContext, 'jobs' | 'clock'>,
  tx: Tx,
  photoIds: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select distinct named.id from unnest(${photoIds}::text[]) as named (id)
    where not exists (select from photos where photos.id = named.id)
      and not exists (select from report_photos where report_photos.photo_id = named.id)`.execute(tx);
  for (const { id: photoId } of rows) await queuePhotoDeletion(context, tx, { photoId });
}
