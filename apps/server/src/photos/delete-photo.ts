import type { AppContext } from '../core/context';
import type { Tx } from '../db/database';
import { transact } from '../db/transact';
import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';
import { lockMember } from '../members/lock-member';
import { requireLiveSession } from '../sessions/sessions';
import { presentOwnPhotos, restoreMain } from './own-photos';

export const deletePhoto: Handler<'deletePhoto'> = async ({ context, body, session, now }) => {
  const { memberId, premium } = session;
  await transact(context.db, async (tx) => {
    await lockMember(tx, memberId);
    await requireLiveSession(tx, session);
    if (await isSent(tx, { photoId: body.id, memberId })) throw new Failure('not_found');
    const isDeleted = await deletePhotoOf(context, tx, { photoId: body.id, memberId });
    if (!isDeleted) throw new Failure('not_found');
    await restoreMain(tx, memberId);
  });
  return { result: { photos: await presentOwnPhotos(context, { memberId, premium, now }) } };
};

interface OwnPhoto {
  photoId: string;
  memberId: string;
}

/** What was sent is the receiver's, too: nobody takes a photo out of a message that is about to be reported. */
async function isSent(tx: Tx, { photoId, memberId }: OwnPhoto): Promise<boolean> {
  const row = await tx
    .selectFrom('messages')
    .select('id')
    .where('sender_id', '=', memberId)
    .where('photo_id', '=', photoId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a photo of a member; its files go with the commit. False where that member has no such photo. */
export async function deletePhotoOf(
  { jobs }: Pick<AppContext, 'jobs'>,
  tx: Tx,
  { photoId, memberId }: OwnPhoto,
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
