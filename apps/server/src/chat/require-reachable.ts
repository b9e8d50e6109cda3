import type { Invisible } from '@vela/domain/members';
import type { Db, Tx } from '../db/database';
import { throwNotReachable } from '../members/throw-not-visible';
import type { Viewer } from '../core/viewer';
import { visibleTo } from '../members/visible-to';

/** Throws Failure `no_longer_available` or `not_found` unless the other of an open conversation is still there for this member. */
export async function requireReachable(
  db: Db | Tx,
  { viewer, otherId, invisible = 'shown' }: { viewer: Viewer; otherId: string; invisible?: Invisible },
): Promise<void> {
  const row = await db
    .selectFrom('members')
    .innerJoin('profiles', 'profiles.member_id', 'members.id')
    .select('members.id')
    .where('members.id', '=', otherId)
    .where(visibleTo(viewer, { invisible }))
    .executeTakeFirst();
  if (!row) await throwNotReachable(db, { viewer, memberId: otherId });
}
