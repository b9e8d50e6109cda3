import { MOST_LISTED_BLOCKS } from '@vela/domain/safety';
import type { Handler } from '../core/handler';
import { viewerOf } from '../core/viewer';

/**
 * The members that the member has blocked, of its own pool. A block comes back with every account of an address, and must not
 * show that there is a new one, what it is called, or that there is one on a site of others: it holds and isn't listed. The oldest of very many appear once newer ones are removed.
 */
export const listBlocks: Handler<'listBlocks'> = async (call) => {
  const { context, session } = call;
  const rows = await context.db
    .selectFrom('blocks')
    .innerJoin('members', 'members.id', 'blocks.blocked_id')
    .innerJoin('profiles', 'profiles.member_id', 'blocks.blocked_id')
    .select(['blocks.blocked_id', 'members.name', 'blocks.blocked_at'])
    .where('blocks.blocker_id', '=', session.memberId)
    .where('blocks.restored', '=', false)
    .where('profiles.pool', '=', viewerOf(call).pool)
    .orderBy('blocks.blocked_at', 'desc')
    .orderBy('blocks.blocked_id')
    .limit(MOST_LISTED_BLOCKS)
    .execute();
  const blocks = rows.map((row) => ({
    profile_id: row.blocked_id,
    name: row.name,
    blocked_at: row.blocked_at.toISOString(),
  }));
  return { result: { blocks } };
};
