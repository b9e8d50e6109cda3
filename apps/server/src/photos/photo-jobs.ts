import { addMs, HOUR } from '@vela/domain/time';
import type { AppContext } from '../context';
import type { Db } from '../db/database';
import { transact } from '../db/transact';
import { lockMember } from '../members/lock-member';
import { deletePhotoOf } from './delete-photo';
import { restoreMain } from './own-photos';
import { storageFolderOf } from './photo-files';
import { storePictures } from './store-photo';

/** A few portraits to a job, so that a server which stops doesn't wait for all of them. */
const BATCH = 8;
/** By then whoever sent an upload has long had an answer, or will never get one. */
const STRANDED_MS = HOUR;

/** Draws waiting portraits, main photos first; where more wait than one job draws, the next one goes on. */
export async function drawPortraits(
  context: Pick<AppContext, 'db' | 'storage' | 'pictures' | 'jobs'>,
): Promise<void> {
  const rows = await context.db
    .selectFrom('photos')
    .select(['id', 'portrait'])
    .where('ready', '=', false)
    .where('portrait', 'is not', null)
    .orderBy('main', 'desc')
    .orderBy('position')
    .orderBy('id')
    .limit(BATCH)
    .$narrowType<{ portrait: string }>()
    .execute();
  for (const { id, portrait } of rows) {
    await storePictures(context, { photoId: id, pictures: await context.pictures.draw(portrait) });
  }
  if (rows.length === BATCH) await context.jobs.add(context.db, 'photos.draw', {});
}

/** How many portraits have yet to be drawn. */
export async function countUndrawn(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('photos')
    .select((expression) => expression.fn.countAll<string>().as('count'))
    .where('ready', '=', false)
    .where('portrait', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes the files of a photo that is no more. */
export async function erasePhoto(
  { storage }: Pick<AppContext, 'storage'>,
  { photoId }: { photoId: string },
): Promise<void> {
  await storage.deleteFolder(storageFolderOf(photoId));
}

/** Deletes the photos of uploads that a crash cut short. */
export async function sweepStranded(context: Pick<AppContext, 'db' | 'jobs' | 'clock'>): Promise<void> {
  const stranded = await context.db
    .selectFrom('photos')
    .select(['id', 'member_id'])
    .where('ready', '=', false)
    .where('portrait', 'is', null)
    .where('created_at', '<', addMs(context.clock.now(), -STRANDED_MS))
    .execute();
  for (const { id, member_id: memberId } of stranded) {
    await transact(context.db, async (tx) => {
      await lockMember(tx, memberId);
      await deletePhotoOf(context, tx, { photoId: id, memberId });
      await restoreMain(tx, memberId);
    });
  }
}
