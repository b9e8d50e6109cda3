import { withMain } from '@vela/domain/photos';
import type { Image } from '@vela/contract/entities/image';
import type { AppContext } from '../core/context';
import type { Db, Tx } from '../db/database';
import { listPhotosOf } from './list-photos-of';
import { presentImages, type PhotoRow } from './present-images';

/** A member's own photos, as that member sees them. */
export async function presentOwnPhotos(
  context: Pick<AppContext, 'db' | 'sign'>,
  { memberId, premium, now }: { memberId: string; premium: boolean; now: Date },
): Promise<Image[]> {
  const photos = await listOwnPhotos(context.db, memberId);
  const viewer = { memberId, premium, now };
  return presentImages(context, { viewer, ownerId: memberId, photos, access: true });
}

export async function listOwnPhotos(db: Db | Tx, memberId: string): Promise<PhotoRow[]> {
  return (await listPhotosOf(db, { memberIds: [memberId], viewerId: null })).get(memberId).photos;
}

/** Gives a member's photos the order, the main mark and the privacy that a list of all of them says. The member is locked. */
export async function saveOrder(
  tx: Tx,
  { before, after }: { before: readonly PhotoRow[]; after: readonly PhotoRow[] },
): Promise<void> {
  // There is never more than one main photo, not even between two statements.
  const demoted = before.filter(
    ({ id, main }) => main && !after.some((photo) => photo.id === id && photo.main),
  );
  if (demoted.length > 0) {
    await tx
      .updateTable('photos')
      .set({ main: false })
      .where(
        'id',
        'in',
        demoted.map(({ id }) => id),
      )
      .execute();
  }
  for (const [position, { id, main, private: isPrivate }] of after.entries()) {
    await tx.updateTable('photos').set({ position, main, private: isPrivate }).where('id', '=', id).execute();
  }
}

/** Makes the first public photo the main one where there is none any more. The member is locked. */
export async function restoreMain(tx: Tx, memberId: string): Promise<PhotoRow[]> {
  const before = await listOwnPhotos(tx, memberId);
  const after = withMain(before);
  await saveOrder(tx, { before, after });
  return after;
}
