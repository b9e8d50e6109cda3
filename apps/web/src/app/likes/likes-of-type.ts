import type { LikesPage } from '@vela/api-client/cache/likes';
import type { Profile } from '@vela/contract/entities/profile';
import type { LikeType } from '@vela/domain/likes';

export interface ShownLike {
  profile: Profile;
  isNew: boolean;
}

/** One list of all pages; a member who moved from one page to another meanwhile is in it once. */
export function likesOfType(type: LikeType, pages: readonly LikesPage[]): ShownLike[] {
  const likes = pages.flatMap((page) => LISTS[type](page));
  const firstOfEach = new Map(likes.toReversed().map((like) => [like.profile.id, like]));
  return likes.filter((like) => firstOfEach.get(like.profile.id) === like);
}

const LISTS = {
  received: ({ liked_by: likedBy }) => likedBy.map(({ profile, like_new: isNew }) => ({ profile, isNew })),
  sent: ({ profiles }) => profiles.map(notNew),
  matches: ({ matches }) => matches.map(notNew),
} as const satisfies Record<LikeType, (page: LikesPage) => ShownLike[]>;

function notNew(profile: Profile): ShownLike {
  return { profile, isNew: false };
}
