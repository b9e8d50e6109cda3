import { DAY } from '../time';
import { likeGiven, likeStateOf, type LikePair } from './like-pair';

export type LikeEventName = 'like' | 'match';

/** What each of the two is notified of. */
export interface LikeEvents {
  giver: readonly LikeEventName[];
  receiver: readonly LikeEventName[];
}

/** A like that was announced isn't announced again for this time, in milliseconds. */
export const LIKE_EVENT_PAUSE_MS = DAY;

const NOTHING: LikeEvents = { giver: [], receiver: [] };

/**
 * The events that a like sends to its two members, by the pair before it as the giver sees it. The receiver
 * gets the like; if it makes a match, both get the match. A like that already exists sends nothing, so that
 * pressing twice, or on two devices at once, announces one like and one match. A like that is removed and
 * given again sends no second event within `LIKE_EVENT_PAUSE_MS` (`isNotified`, and `isMatchNotified` for the match), because
 * anybody could otherwise notify a member all day; who gives it always learns of the match. Source: product.md §4, Likes.
 */
export function eventsOfLike(
  before: LikePair,
  { isNotified, isMatchNotified }: { isNotified: boolean; isMatchNotified: boolean },
): LikeEvents {
  if (before.like) return NOTHING;
  const like: readonly LikeEventName[] = isNotified ? [] : ['like'];
  if (likeStateOf(likeGiven(before)) !== 'match') return { giver: [], receiver: like };
  return { giver: ['match'], receiver: isMatchNotified ? like : [...like, 'match'] };
}
