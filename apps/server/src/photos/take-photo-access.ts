import type { Handler } from '../core/handler';
import type { Db, Tx } from '../db/database';

/** Always works: access is removed whatever happened between the two since. */
export const takePhotoAccess: Handler<'takePhotoAccess'> = async ({ context, body, session }) => {
  await withdrawPhotoAccess(context.db, { ownerId: session.memberId, viewerId: body.profile_id });
  return { result: { access: false } };
};

/** Takes back what a member gave another: to see its private photos. */
export async function withdrawPhotoAccess(
  db: Db | Tx,
  { ownerId, viewerId }: { ownerId: string; viewerId: string },
): Promise<void> {
  await db
    .deleteFrom('photo_access')
    .where('owner_id', '=', ownerId)
    .where('viewer_id', '=', viewerId)
    .execute();
}
