import type { AppContext } from '../core/context';
import type { Tx } from '../db/database';
import { deleteDataExport } from './delete-data-export';
import { deletePhotoOf } from '../photos/delete-photo';

/**
 * Deletes an account with all its stored data: one that nobody confirmed, or what is left of one that is erased. The files of its photos
 * and of the copy of its data go with the commit.
 */
export async function deleteAccount(
  context: Pick<AppContext, 'jobs' | 'clock'>,
  tx: Tx,
  memberId: string,
): Promise<void> {
  const photos = await tx.selectFrom('photos').select('id').where('member_id', '=', memberId).execute();
  for (const { id: photoId } of photos) await deletePhotoOf(context, tx, { photoId, memberId });
  await deleteDataExport(context, tx, memberId);
  await tx
    .deleteFrom('conversations')
    .where((is) => is.or([is('a_id', '=', memberId), is('b_id', '=', memberId)]))
    .execute();
  await tx.deleteFrom('members').where('id', '=', memberId).execute();
}
