import { swipeAllowance } from '@vela/domain/likes';
import { addMs, DAY } from '@vela/domain/time';
import type { Viewer } from '../core/viewer';
import type { Db, Tx } from '../db/database';

/** A day of a calendar is at most 25 hours long. */
const LONGEST_DAY_MS = 1.5 * DAY;

/** Returns the likes that a member has left today, as the contract gives them, and those given today, the first first. */
export async function likesLeft(
  db: Db | Tx,
  { memberId, site, now }: Viewer & { memberId: string },
): Promise<{ likes_left: number; next_at: string | null; likedIds: string[] }> {
  const { time_zone: timeZone, swipe_likes: perDay } = site.settings;
  const rows = await db
    .selectFrom('swipes')
    .select(['swiped_id', 'swiped_at'])
    .where('member_id', '=', memberId)
    .where('choice', '=', 'like')
    .where('swiped_at', '>', addMs(now, -LONGEST_DAY_MS))
    .orderBy('swiped_at')
    .execute();
  const rule = { perDay, timeZone, now };
  const { likesLeft: left, nextAt } = swipeAllowance(
    rows.map(({ swiped_at: at }) => at),
    rule,
  );
  const today = rows.filter(({ swiped_at: at }) => isToday(at, rule));
  return {
    likes_left: left,
    next_at: nextAt?.toISOString() ?? null,
    likedIds: today.map(({ swiped_id: id }) => id),
  };
}

/** By the rule itself, which counts what was given today. */
function isToday(at: Date, rule: Parameters<typeof swipeAllowance>[1]): boolean {
  return swipeAllowance([at], { ...rule, perDay: 1 }).likesLeft === 0;
}
