import type { Tx } from '../db/database';
import { Failure } from '../http/failure';

/** Throws Failure `not_found` unless the photo is the sender's own, uploaded to be sent, and was not refused. */
export async function requireChatPhoto(
  tx: Tx,
  { photoId, ownerId }: { photoId: string; ownerId: string },
): Promise<void> {
  const row = await tx
    .selectFrom('photos')
    .select('id')
    .where('id', '=', photoId)
    .where('member_id', '=', ownerId)
    .where('purpose', '=', 'chat')
    .where('ready', '=', true)
    .where('status', '<>', 'rejected')
    .executeTakeFirst();
  if (!row) throw new Failure('not_found');
}
