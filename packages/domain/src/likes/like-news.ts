import { DAY } from '../time';
import { likeGiven, likeStateOf, type LikePair } from './like-pair';

export type LikeNews = 'like' | 'match';

/** What the two are told. */
export interface LikeNotices {
  giver: readonly LikeNews[];
  receiver: readonly LikeNews[];
}

/** For how long a like that was announced isn't announced again, in milliseconds. */
export const LIKE_TOLD_MS = DAY;

const NOTHING: LikeNotices = { giver: [], receiver: [] };

/**
 * What a like tells whom, by what stood between giver and receiver before, as the giver sees it. Who is liked hears of
 * the like; when it makes a match, both hear of that. A like that was there already tells nobody anything, so that
 * pressing twice, or two devices at once, announce one like and one match. Of one that is taken back and given again the
 * receiver hears no second time within `LIKE_TOLD_MS` (`isNotified`), else anybody could be rung up all day; a match is told
 * whenever there is one. Source: product.md §4, Likes.
 */
export function newsOfLike(before: LikePair, { isNotified }: { isNotified: boolean }): LikeNotices {
  if (before.like) return NOTHING;
  const like: readonly LikeNews[] = isNotified ? [] : ['like'];
  if (likeStateOf(likeGiven(before)) !== 'match') return { giver: [], receiver: like };
  return { giver: ['match'], receiver: [...like, 'match'] };
}
