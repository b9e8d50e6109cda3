import type { Handler } from '../core/handler';

/** It also works for a member who is deleted or hidden by now: a block may always be removed. */
export const unblockMember: Handler<'unblockMember'> = async ({ context, session, body }) => {
  await context.db
    .deleteFrom('blocks')
    .where('blocker_id', '=', session.memberId)
    .where('blocked_id', '=', body.profile_id)
    .execute();
  return { result: {} };
};
