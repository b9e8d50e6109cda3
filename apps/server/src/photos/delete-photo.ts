import type { AppContext } from '../context';
import type { Tx } from '../db/database';
import { transact } from '../db/transact';
import { Failure } from '../http/failure';
import type { Handler } from '../http/handler';
import { lockMember } from '../members/lock-member';
import { presentOwnPhotos, restoreMain } from './own-photos';

export const deletePhoto: Handler<'deletePhoto'> = async ({ context, body, session, now }) => {
  const { memberId, premium } = session;
  await transact(context.db, async (tx) => {
    await lockMember(tx, memberId);
    const isDeleted = await deletePhotoOf(context, tx, { photoId: body.id, memberId });
    if (!isDeleted) throw new Failure('not_found');
    await restoreMain(tx, memberId);
  });
  return { result: { photos: await presentOwnPhotos(context, { memberId, premium, now }) } };
};

/** Deletes a photo of a member; its files go with the commit. False where that member has no such photo. */
export async function deletePhotoOf(
  { jobs }: Pick<AppContext, 'jobs'>,
  tx: Tx,
  { photoId, memberId }: { photoId: string; memberId: string },
): Promise<boolean> {
  const row = await tx
    .deleteFrom('photos')
    .where('id', '=', photoId)
    .where('member_id', '=', memberId)
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  await jobs.add(tx, 'photo.erase', { photoId });
  return true;
}
