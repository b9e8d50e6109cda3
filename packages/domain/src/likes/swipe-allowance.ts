import { calendarDateIn, isSameDate, nextMidnight, SECOND } from '../time';

/** How long a swipe can be undone, in milliseconds; an undone like is available again. Source: api.md. */
export const UNDO_MS = 10 * SECOND;

export interface SwipeRule {
  /** A setting of the site (`swipe_likes`); 4 unless it says otherwise. */
  perDay: number;
  /** The site's own zone, an IANA name: the member's is the member's to choose. */
  timeZone: string;
  now: Date;
}

/** The likes that are left today; without any, `nextAt` is when there are some again. */
export interface SwipeAllowance {
  likesLeft: number;
  nextAt: Date | null;
}

/**
 * How many likes a member has left in the swipe game, given when earlier ones were given (those undone left out): so many a
 * calendar day, then none until its midnight, which daylight saving may bring after 23 or 25 hours. Passing costs nothing.
 * One more like is `no_likes_left`. Source: product.md §4; decisions.md, Setting values.
 */
export function swipeAllowance(
  likedAt: readonly Date[],
  { perDay, timeZone, now }: SwipeRule,
): SwipeAllowance {
  const today = calendarDateIn(timeZone, now);
  const given = likedAt.filter((at) => isSameDate(calendarDateIn(timeZone, at), today)).length;
  const likesLeft = Math.max(0, perDay - given);
  return { likesLeft, nextAt: likesLeft > 0 ? null : nextMidnight(timeZone, now) };
}

/** Whether the last swipe can be undone: until 10 seconds after it, and only that one. Source: api.md. */
export function canUndoSwipe(swipedAt: Date | null, now: Date): boolean {
  return swipedAt !== null && now.getTime() - swipedAt.getTime() < UNDO_MS;
}
