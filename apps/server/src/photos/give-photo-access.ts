import { Failure } from '../core/failure';
import type { Handler } from '../core/handler';
import { viewerOf } from '../core/viewer';
import { transact } from '../db/transact';
import { lockActing } from '../members/lock-acting';
import { visibleTo } from '../members/visible-to';

/**
 * Only a member that the viewer may see can get access; otherwise the answer would reveal who an id belongs
 * to. Both are locked, so that no access is given after a block between them, or after another person got the
 * account.
 */
export const givePhotoAccess: Handler<'givePhotoAccess'> = async (call) => {
  const { context, body, session, now } = call;
  await transact(context.db, async (tx) => {
    await lockActing(tx, session, [body.profile_id]);
    const member = await tx
      .selectFrom('members')
      .innerJoin('profiles', 'profiles.member_id', 'members.id')
      .select('members.id')
      .where('members.id', '=', body.profile_id)
      .where(visibleTo(viewerOf(call)))
      .executeTakeFirst();
    if (!member) throw new Failure('not_found');
    await tx
      .insertInto('photo_access')
      .values({ owner_id: session.memberId, viewer_id: member.id, granted_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
  return { result: { access: true } };
};
