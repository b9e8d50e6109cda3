import type { Profile } from '@vela/contract/entities/profile';
import type { listLikes } from '@vela/contract/endpoints/list-likes';
import { likeGiven, likeSeen, likeStateOf, likeTaken, type LikePair } from '@vela/domain/likes';
import type { OutputOf } from '../create-api';
import { changeProfile } from './profiles';

/** A page of `likes.php`. */
export type LikesPage = OutputOf<typeof listLikes>;

/** What a member does about a like: gives it, takes it back, or looks at one received. */
export type LikeAct = 'give' | 'take' | 'see';

const CHANGES = { give: likeGiven, take: likeTaken, see: likeSeen } as const satisfies Record<
  LikeAct,
  (pair: LikePair) => LikePair
>;

/** A profile as the member sees it after an act of its own. */
export function profileAfter(act: LikeAct, profile: Profile): Profile {
  const { like = false, liked_by: likedBy = false } = profile;
  const pair = CHANGES[act]({ like, likedBy, likeNew: false });
  return { ...profile, like: pair.like, match: likeStateOf(pair) === 'match' };
}

/**
 * The newest page of likes after an act, before the server has answered. A new like or match comes first,
 * and a received like that is answered loses its mark.
 */
export function likesAfter(act: LikeAct, likes: LikesPage, profile: Profile): LikesPage {
  const after = profileAfter(act, profile);
  const marked = changeProfile(withLikeSeen(likes, profile.id), profile.id, (shown) =>
    profileAfter(act, shown),
  );
  if (act === 'see') return marked;
  if (act === 'take') return withoutSent(marked, profile.id);
  return {
    ...marked,
    profiles: withFirst(marked.profiles, after),
    matches: after.match === true ? withFirst(marked.matches, after) : marked.matches,
  };
}

/** A page of likes without the mark on that of one member, which was seen. */
export function withLikeSeen(likes: LikesPage, id: string): LikesPage {
  const wasNew = likes.liked_by.some((like) => like.profile.id === id && like.like_new);
  if (!wasNew) return likes;
  return {
    ...likes,
    new_likes: Math.max(0, likes.new_likes - 1),
    liked_by: likes.liked_by.map((like) => (like.profile.id === id ? { ...like, like_new: false } : like)),
  };
}

function withoutSent(likes: LikesPage, id: string): LikesPage {
  const others = (profile: Profile): boolean => profile.id !== id;
  return { ...likes, profiles: likes.profiles.filter(others), matches: likes.matches.filter(others) };
}

function withFirst(profiles: readonly Profile[], profile: Profile): Profile[] {
  return [profile, ...profiles.filter(({ id }) => id !== profile.id)];
}
