import type { Handler } from '../core/handler';

/** Also of a member who is gone or hidden by now: a block may always be taken back. */
export const unblockMember: Handler<'unblockMember'> = async ({ context, session, body }) => {
  await context.db
    .deleteFrom('blocks')
    .where('blocker_id', '=', session.memberId)
    .where('blocked_id', '=', body.profile_id)
    .execute();
  return { result: {} };
};
