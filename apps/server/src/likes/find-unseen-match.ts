import { sql } from 'kysely';
import type { Db } from '../db/database';
import type { Viewer } from '../core/viewer';
import { visibleTo } from '../members/visible-to';

export type MemberViewer = Viewer & { memberId: string };

/** Selects the oldest match that wasn't announced to the member; `own` is the member's like. */
export function unseenMatch(viewer: MemberViewer) {
  return sql`
    select own.liked_id from likes own
    join likes answer on answer.member_id = own.liked_id and answer.liked_id = own.member_id
    join members on members.id = own.liked_id
    join profiles on profiles.member_id = members.id
    where own.member_id = ${viewer.memberId} and not own.match_shown
      and ${visibleTo(viewer, { invisible: 'shown' })}
    order by answer.liked_at, own.liked_id
    limit 1`;
}

/** A fictional profile that the member likes, and that has not answered. */
export async function findUnansweredFictional(db: Db, viewer: MemberViewer): Promise<string | null> {
  const row = await db
    .selectFrom('likes')
    .innerJoin('members', 'members.id', 'likes.liked_id')
    .innerJoin('profiles', 'profiles.member_id', 'members.id')
    .select('members.id')
    .where('likes.member_id', '=', viewer.memberId)
    .where('profiles.fictional', '=', true)
    .where(
      sql<boolean>`not exists (
        select from likes answer where answer.member_id = likes.liked_id and answer.liked_id = likes.member_id
      )`,
    )
    .where(visibleTo(viewer))
    .orderBy('likes.liked_at')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Whether there is a match that the member has not seen. */
export async function hasUnseenMatch(db: Db, viewer: MemberViewer): Promise<boolean> {
  const { rows } = await unseenMatch(viewer).execute(db);
  return rows.length > 0 || (await findUnansweredFictional(db, viewer)) !== null;
}
