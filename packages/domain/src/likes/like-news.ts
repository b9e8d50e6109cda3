import { likeGiven, likeStateOf, type LikePair } from './like-pair';

export type LikeNews = 'like' | 'match';

/** What the two are told. */
export interface LikeTold {
  giver: readonly LikeNews[];
  receiver: readonly LikeNews[];
}

const NOTHING: LikeTold = { giver: [], receiver: [] };

/**
 * What a like tells whom, by what stood between giver and receiver before, as the giver sees it. Who is liked hears of
 * the like; when it makes a match, both hear of that. A like that was there already tells nobody anything, so that
 * pressing twice, or two devices at once, announce one like and one match. Source: product.md §4, Likes.
 */
export function newsOfLike(before: LikePair): LikeTold {
  if (before.like) return NOTHING;
  if (likeStateOf(likeGiven(before)) !== 'match') return { giver: [], receiver: ['like'] };
  return { giver: ['match'], receiver: ['like', 'match'] };
}
