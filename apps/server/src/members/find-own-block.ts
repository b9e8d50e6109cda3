import type { Db, Tx } from '../db/database';
import type { Viewer } from '../core/viewer';

/**
 * The viewer's own block of a member, if any that the list of blocks names: of one that came back with an address the viewer
 * doesn't know.
 */
export async function findOwnBlock(
  db: Db | Tx,
  { viewer, memberId }: { viewer: Viewer; memberId: string },
): Promise<{ name: string } | null> {
  if (viewer.memberId === null) return null;
  const row = await db
    .selectFrom('blocks')
    .innerJoin('members', 'members.id', 'blocks.blocked_id')
    .select('members.name')
    .where('blocks.blocker_id', '=', viewer.memberId)
    .where('blocks.blocked_id', '=', memberId)
    .where('blocks.restored', '=', false)
    .executeTakeFirst();
  return row ?? null;
}
