import type { Profile } from '@vela/contract/entities/profile';
import type { Handler } from '../core/handler';
import { presentProfiles } from '../profile/present-profiles';
import { viewerOf } from '../core/viewer';
import { countNewLikes, findLikes, type LikeRow } from './find-likes';
import { hasUnseenMatch } from './find-unseen-match';
import { cursorOf, placeOf } from './like-cursor';

/** Likes on a page, sent and received together. */
const PAGE = 60;

export const listLikes: Handler<'listLikes'> = async (call) => {
  const { context, session, query } = call;
  const viewer = { ...viewerOf(call), memberId: session.memberId };
  const before = query.cursor === undefined ? null : placeOf(query.cursor);
  const [found, newLikes, untoldMatch] = await Promise.all([
    findLikes(context.db, { viewer, before, limit: PAGE + 1 }),
    countNewLikes(context.db, viewer),
    hasUnseenMatch(context.db, viewer),
  ]);
  const likes = found.slice(0, PAGE);
  const last = found.length > PAGE ? likes.at(-1) : undefined;
  const ids = [...new Set(likes.map(({ profileId }) => profileId))];
  const profiles = await presentProfiles(context, { viewer, ids });
  return {
    result: {
      ...listsOf(likes, profiles),
      new_likes: newLikes,
      untold_match: untoldMatch,
      next_cursor: last ? cursorOf(last) : null,
    },
  };
};

function listsOf(likes: readonly LikeRow[], profiles: ReadonlyMap<string, Profile>) {
  // Somebody may have become invisible to the member between the two questions.
  const shown = likes.flatMap((like) => {
    const profile = profiles.get(like.profileId);
    return profile ? [{ ...like, profile }] : [];
  });
  return {
    profiles: shown.filter(({ isSent }) => isSent).map(({ profile }) => profile),
    liked_by: shown
      .filter(({ isSent }) => !isSent)
      .map(({ id, isNew, profile }) => ({ id, like_new: isNew, profile })),
    matches: shown.filter(({ isMatch }) => isMatch).map(({ profile }) => profile),
  };
}
