import { REPORT_KEPT_DAYS } from '@vela/domain/safety';
import { addMs, DAY } from '@vela/domain/time';
import { sql } from 'kysely';
import type { AppContext } from '../core/context';
import { transact } from '../db/transact';
import { deleteUnretainedPhotos } from '../photos/reported-photos';

/** One run deletes at most this many: the next run, an hour later, deletes the rest. */
const MOST = 1000;

/**
 * Deletes reports whose time has ended, with their evidence and the files of photos that only they held.
 * Harmless to run twice or at once.
 */
export async function pruneReports(context: Pick<AppContext, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const before = addMs(context.clock.now(), -REPORT_KEPT_DAYS * DAY);
  await transact(context.db, async (tx) => {
    const { rows } = await sql<{ photoId: string }>`
      with over as (
        select id from reports where created_at < ${before} order by created_at, id limit ${MOST} for update skip locked
      ), photos_of as (
        delete from report_photos using over where report_photos.report_id = over.id returning photo_id
      ), gone as (
        delete from reports using over where reports.id = over.id
      )
      select photo_id as "photoId" from photos_of`.execute(tx);
    await deleteUnretainedPhotos(
      context,
      tx,
      rows.map(({ photoId }) => photoId),
    );
  });
}
