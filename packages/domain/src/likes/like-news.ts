import { DAY } from '../time';
import { likeGiven, likeStateOf, type LikePair } from './like-pair';

export type LikeNews = 'like' | 'match';

/** What each of the two is notified of. */
export interface LikeNotices {
  giver: readonly LikeNews[];
  receiver: readonly LikeNews[];
}

/** For how long a like that was announced isn't announced again, in milliseconds. */
export const LIKE_TOLD_MS = DAY;

const NOTHING: LikeNotices = { giver: [], receiver: [] };

/**
 * The events that a like sends to its two members, by the pair before it as the giver sees it. The receiver
 * gets the like; if it makes a match, both get the match. A like that already exists sends nothing, so that
 * pressing twice, or on two devices at once, announces one like and one match. A like that is removed and
 * given again sends no second event within `LIKE_TOLD_MS` (`isTold`), because anybody could otherwise notify
 * a member all day; a match is always announced. Source: product.md §4, Likes.
 */
export function newsOfLike(before: LikePair, { isNotified }: { isNotified: boolean }): LikeNotices {
  if (before.like) return NOTHING;
  const like: readonly LikeNews[] = isNotified ? [] : ['like'];
  if (likeStateOf(likeGiven(before)) !== 'match') return { giver: [], receiver: like };
  return { giver: ['match'], receiver: [...like, 'match'] };
}
