import type { Handler } from '../core/handler';

export const listBlocks: Handler<'listBlocks'> = async ({ context, session }) => {
  const rows = await context.db
    .selectFrom('blocks')
    .innerJoin('members', 'members.id', 'blocks.blocked_id')
    .select(['blocks.blocked_id', 'members.name', 'blocks.blocked_at'])
    .where('blocks.blocker_id', '=', session.memberId)
    .orderBy('blocks.blocked_at', 'desc')
    .orderBy('blocks.blocked_id')
    .execute();
  const blocks = rows.map((row) => ({
    profile_id: row.blocked_id,
    name: row.name,
    blocked_at: row.blocked_at.toISOString(),
  }));
  return { result: { blocks } };
};
