import { sql } from 'kysely';
import type { Db } from '../db/database';
import type { Viewer } from '../core/viewer';
import { visibleTo } from '../members/visible-to';
import type { LikePlace } from './like-cursor';

/** One like of a member's, given or received. */
export interface LikeRow {
  id: string;
  likedAt: Date;
  /** The other of the two. */
  profileId: string;
  isSent: boolean;
  isNew: boolean;
  /** Both like each other, and this is the like that made the match. */
  isMatch: boolean;
}

interface Asked {
  viewer: Viewer & { memberId: string };
  before: LikePlace | null;
  limit: number;
}

/**
 * Returns a member's likes in both directions, the newest first, without those of members it may not see.
 * Times are stored to the millisecond, so that a cursor says where it is.
 */
export async function findLikes(db: Db, { viewer, before, limit }: Asked): Promise<LikeRow[]> {
  const me = viewer.memberId;
  const older = before === null ? sql`true` : sql`(own.liked_at, own.id) < (${before.likedAt}, ${before.id})`;
  const { rows } = await sql<LikeRow>`
    select own.id, own.liked_at as "likedAt", own.other_id as "profileId", own.is_sent as "isSent", own.is_new as "isNew",
      coalesce((own.liked_at, own.id) > (answer.liked_at, answer.id), false) as "isMatch"
    from (
      select id, liked_at, liked_id as other_id, true as is_sent, false as is_new from likes where member_id = ${me}
      union all
      select id, liked_at, member_id, false, is_new from likes where liked_id = ${me}
    ) own
    join members on members.id = own.other_id
    join profiles on profiles.member_id = members.id
    left join likes answer
      on answer.member_id = case when own.is_sent then own.other_id else ${me} end
      and answer.liked_id = case when own.is_sent then ${me} else own.other_id end
    where ${older} and ${visibleTo(viewer)}
    order by own.liked_at desc, own.id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** How many received likes are new, of members one may see. */
export async function countNewLikes(db: Db, viewer: Viewer & { memberId: string }): Promise<number> {
  const { count } = await db
    .selectFrom('likes')
    .innerJoin('members', 'members.id', 'likes.member_id')
    .innerJoin('profiles', 'profiles.member_id', 'members.id')
    .select((expression) => expression.fn.countAll<string>().as('count'))
    .where('likes.liked_id', '=', viewer.memberId)
    .where(sql<boolean>`likes.is_new`)
    .where(visibleTo(viewer, { invisible: 'shown' }))
    .executeTakeFirstOrThrow();
  return Number(count);
}
