import { showsBlock } from '@vela/domain/members';
import type { Db, Tx } from '../db/database';
import type { Viewer } from '../core/viewer';

/**
 * The block by a member that the viewer may learn of, if any; also null for a member that the viewer can't
 * meet any more for other reasons.
 */
export async function findBlock(
  db: Db | Tx,
  { viewer, memberId }: { viewer: Viewer; memberId: string },
): Promise<{ name: string } | null> {
  if (viewer.memberId === null) return null;
  const row = await db
    .selectFrom('blocks')
    .innerJoin('members', 'members.id', 'blocks.blocker_id')
    .innerJoin('profiles', 'profiles.member_id', 'blocks.blocker_id')
    .select([
      'members.name',
      'members.status',
      'members.invisible',
      'members.shown_to_visitors as shownToVisitors',
      'blocks.had_contact',
    ])
    .select(['profiles.status as profileStatus', 'profiles.pool'])
    .where('blocks.blocker_id', '=', memberId)
    .where('blocks.blocked_id', '=', viewer.memberId)
    .executeTakeFirst();
  if (!row || row.pool === null) return null;
  const seen = { ...row, pool: row.pool };
  const by = { member: true, pool: viewer.pool };
  return showsBlock(seen, { by, hadContact: row.had_contact }) ? { name: row.name } : null;
}
