import { isToldOfBlock } from '@vela/domain/members';
import type { Db, Tx } from '../db/database';
import type { Viewer } from './viewer';

/**
 * The block by a member that the viewer is told of, if any; null for a member who can't be met any more for other
 * reasons, too.
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
    .select(['members.name', 'blocks.had_contact'])
    .where('blocks.blocker_id', '=', memberId)
    .where('blocks.blocked_id', '=', viewer.memberId)
    .where('members.status', '=', 'active')
    .where('profiles.status', '=', 'active')
    .where('profiles.pool', '=', viewer.pool)
    .executeTakeFirst();
  const isTold = row && isToldOfBlock({ blockedByOther: true, hadContact: row.had_contact });
  return isTold ? { name: row.name } : null;
}
