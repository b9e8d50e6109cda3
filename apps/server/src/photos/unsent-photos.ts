import { UNSENT_PHOTO_MS, unsentPhotosToDrop } from '@vela/domain/photos';
import { addMs } from '@vela/domain/time';
import { sql } from 'kysely';
import type { AppContext } from '../core/context';
import { tryEach } from '../core/try-each';
import type { Db, Tx } from '../db/database';
import { transact } from '../db/transact';
import { lockMemberIfThere } from '../members/lock-member';
import { deletePhotoOf } from './delete-photo';

type Context = Pick<AppContext, 'jobs' | 'clock'>;

/** Makes room for one more photo of a message that isn't sent yet: the oldest of them go. The member is locked. */
export async function dropOldestUnsent(context: Context, tx: Tx, memberId: string): Promise<void> {
  const unsent = await unsentPhotos(tx)
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('position')
    .execute();
  for (const { id: photoId } of unsent.slice(0, unsentPhotosToDrop(unsent.length)))
    await deletePhotoOf(context, tx, { photoId, memberId });
}

/** Deletes photos that were made for a message a day ago, and are in none. */
export async function sweepUnsent(context: Context & Pick<AppContext, 'db'>): Promise<void> {
  const madeBefore = addMs(context.clock.now(), -UNSENT_PHOTO_MS);
  const unsent = await unsentPhotos(context.db).where('created_at', '<', madeBefore).execute();
  const sweep = (photoId: string, memberId: string): Promise<void> =>
    transact(context.db, async (tx) => {
      // Who sends a message is locked, too: by now it may be in one.
      if (!(await lockMemberIfThere(tx, memberId))) return;
      const stillUnsent = await unsentPhotos(tx).where('id', '=', photoId).executeTakeFirst();
      if (stillUnsent) await deletePhotoOf(context, tx, { photoId, memberId });
    });
  await tryEach(unsent, ({ id, member_id: memberId }) => sweep(id, memberId), {
    failure: 'Photos that were never sent were not deleted',
  });
}

function unsentPhotos(db: Db | Tx) {
  return db
    .selectFrom('photos')
    .select(['id', 'member_id'])
    .where('purpose', '=', 'chat')
    .where('ready', '=', true)
    .where(sql<boolean>`not exists (select from messages where messages.photo_id = photos.id)`);
}
