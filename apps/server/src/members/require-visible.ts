import type { Db, Tx } from '../db/database';
import { Failure } from '../core/failure';
import type { Viewer } from '../core/viewer';
import { visibleTo } from './visible-to';

/**
 * Throws Failure `not_found` for a member the viewer may not see: who is hidden, or has blocked the viewer, must not be
 * found out by a like.
 */
export async function requireVisible(
  db: Db | Tx,
  { viewer, id }: { viewer: Viewer; id: string },
): Promise<void> {
  const row = await db
    .selectFrom('members')
    .innerJoin('profiles', 'profiles.member_id', 'members.id')
    .select('members.id')
    .where('members.id', '=', id)
    .where(visibleTo(viewer))
    .executeTakeFirst();
  if (!row) throw new Failure('not_found');
}
