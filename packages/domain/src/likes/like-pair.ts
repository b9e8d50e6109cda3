/** The likes of two members as one of them sees them. Source: product.md §3. */
export interface LikePair {
  /** Whether this member likes the other. */
  like: boolean;
  likedBy: boolean;
  /** Whether the other's like is marked as new; never without that like. */
  likeNew: boolean;
}

export type LikeState = 'none' | 'sent' | 'received' | 'match';

/** Two members who have nothing to do with one another. Source: product.md §4, Likes. */
export const NO_LIKES: LikePair = { like: false, likedBy: false, likeNew: false };

/** Whether two members are a match: both like the other. Source: product.md §3, §4. */
export function isMatch({ like, likedBy }: Pick<LikePair, 'like' | 'likedBy'>): boolean {
  return like && likedBy;
}

/** A like is sent or received until it is answered; then it is a match. Source: product.md §4. */
export function likeStateOf({ like, likedBy }: LikePair): LikeState {
  if (isMatch({ like, likedBy })) return 'match';
  if (like) return 'sent';
  return likedBy ? 'received' : 'none';
}

/**
 * The pair after this member likes the other. Answering a like marks it as seen. Source: product.md §4,
 * Likes.
 */
export function likeGiven(pair: LikePair): LikePair {
  return { ...pair, like: true, likeNew: false };
}

/** Returns the pair after this member removed the own like. Source: product.md §4, Likes. */
export function likeTaken(pair: LikePair): LikePair {
  return { ...pair, like: false };
}

/** Returns the pair after this member opened the other's profile. Source: product.md §4, Likes. */
export function likeSeen(pair: LikePair): LikePair {
  return { ...pair, likeNew: false };
}
