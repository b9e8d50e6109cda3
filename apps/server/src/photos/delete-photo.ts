import type { AppContext } from '../core/context';
import type { Tx } from '../db/database';
import { transact } from '../db/transact';
import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';
import { queueFolderDeletion } from '../files/folder-deletions';
import { lockMember, lockMemberIfThere } from '../members/lock-member';
import { requireLiveSession } from '../sessions/sessions';
import { presentOwnPhotos, restoreMain } from './own-photos';
import { storageFolderOf } from './processing/photo-files';

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

export interface OwnPhoto {
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

type Context = Pick<AppContext, 'jobs' | 'clock'>;

/** Has the files of a photo deleted once the transaction is committed, or once no report needs them any more. */
export async function queuePhotoDeletion(
  context: Context,
  tx: Tx,
  { photoId, isWritten = false }: { photoId: string; isWritten?: boolean },
): Promise<void> {
  await queueFolderDeletion(context, tx, { folder: storageFolderOf(photoId), photoId, isWritten });
}

/** Deletes a photo of a member; its files go with the commit. False where that member has no such photo. */
export async function deletePhotoOf(
  context: Context,
  tx: Tx,
  { photoId, memberId }: OwnPhoto,
): Promise<boolean> {
  const row = await tx
    .deleteFrom('photos')
    .where('id', '=', photoId)
    .where('member_id', '=', memberId)
    .returning('ready')
    .executeTakeFirst();
  if (!row) return false;
  await queuePhotoDeletion(context, tx, { photoId, isWritten: !row.ready });
  return true;
}

/** Deletes a photo whose upload failed, if it is still there. It may have been the main one. */
export async function discardPhoto(context: Context, tx: Tx, photo: OwnPhoto): Promise<void> {
  if (!(await lockMemberIfThere(tx, photo.memberId))) return;
  await deletePhotoOf(context, tx, photo);
  await restoreMain(tx, photo.memberId);
}
