import type { Handler } from '../core/handler';
import { viewerOf } from '../core/viewer';
import { transact } from '../db/transact';
import { lockActing } from '../members/lock-acting';
import { requireVisible } from '../members/require-visible';

/**
 * Only a member that the viewer may see can get access; otherwise the answer would reveal who an id belongs
 * to. Both are locked, so that no access is given after a block between them, or after another person got the
 * account.
 */
export const givePhotoAccess: Handler<'givePhotoAccess'> = async (call) => {
  const { context, body, session, now } = call;
  const viewer = viewerOf(call);
  // Nobody's row is locked by who may not see it.
  await requireVisible(context.db, { viewer, id: body.profile_id });
  await transact(context.db, async (tx) => {
    await lockActing(tx, session, [body.profile_id]);
    await requireVisible(tx, { viewer, id: body.profile_id });
    await tx
      .insertInto('photo_access')
      .values({ owner_id: session.memberId, viewer_id: body.profile_id, granted_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
  return { result: { access: true } };
};
