import { addMs, HOUR } from '@vela/domain/time';
import type { AppContext } from '../context';
import type { Db } from '../db/database';
import { transact } from '../db/transact';
import { lockMember } from '../members/lock-member';
import { deletePhotoOf } from './delete-photo';
import { readMachine, restAfter } from './drawing-pace';
import { restoreMain } from './own-photos';
import { storageFolderOf } from './photo-files';
import { storePictures } from './store-photo';

/** By then whoever sent an upload has long had an answer, or will never get one. */
const STRANDED_MS = HOUR;

/**
 * Draws a portrait that waits, main photos first. Where more wait, the next job goes on, after a rest where the machine
 * has other things to do: whoever looks at a portrait gets it drawn at once, so nobody waits for this.
 */
export async function drawPortrait(
  context: Pick<AppContext, 'db' | 'storage' | 'pictures' | 'jobs'>,
): Promise<void> {
  const [next, another] = await waitingPortraits(context.db);
  if (!next) return;
  const before = readMachine();
  const { pictures, usedMs } = await context.pictures.draw(next.portrait);
  const restMs = restAfter({ before, after: readMachine(), usedMs });
  await storePictures(context, { photoId: next.id, pictures });
  if (another) await context.jobs.addLater(context.db, 'photos.draw', { payload: {}, afterMs: restMs });
}

/** The next two. */
function waitingPortraits(db: Db): Promise<{ id: string; portrait: string }[]> {
  return db
    .selectFrom('photos')
    .select(['id', 'portrait'])
    .where('ready', '=', false)
    .where('portrait', 'is not', null)
    .orderBy('main', 'desc')
    .orderBy('position')
    .orderBy('id')
    .limit(2)
    .$narrowType<{ portrait: string }>()
    .execute();
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
