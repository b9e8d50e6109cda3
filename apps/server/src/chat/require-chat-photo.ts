import { maySendPhoto } from '@vela/domain/photos';
import type { Tx } from '../db/database';
import { Failure } from '../core/failure';

/** Throws Failure `not_found` unless the member may send the photo. */
export async function requireChatPhoto(
  tx: Tx,
  { photoId, memberId }: { photoId: string; memberId: string },
): Promise<void> {
  const photo = await tx
    .selectFrom('photos')
    .select(['member_id as ownerId', 'purpose', 'ready', 'status'])
    .where('id', '=', photoId)
    .executeTakeFirst();
  if (!photo || !maySendPhoto(photo, { memberId })) throw new Failure('not_found');
}
