import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { likesAfter, profileAfter, type LikeAct, type LikesPage } from '@vela/api-client/cache/likes';
import { changeProfile } from '@vela/api-client/cache/profiles';
import type { Profile } from '@vela/contract/entities/profile';

/** The newest page of likes. */
const FIRST_LIKES = ['likes', null] as const;

/** The members of the swipe game. */
const DECK_KEY = 'swipe';

/** Undoes a change that was shown before the server confirmed it. */
export type Rollback = () => void;

interface Changed {
  queryKey: QueryKey;
  before: unknown;
  after: unknown;
}

/**
 * Shows what a member does about a like wherever that profile stands, before the server has answered. The rollback puts
 * back what still is as it was left; what came in between is asked for again.
 */
export function changeCache(client: QueryClient, act: LikeAct, profile: Profile): Rollback {
  const changed = client
    .getQueryCache()
    .findAll()
    .flatMap(({ queryKey, state: { data: before } }): Changed[] => {
      const next = nextData(queryKey, before, { act, profile });
      // The cached data shares its unchanged parts with the data before.
      return next === before ? [] : [{ queryKey, before, after: client.setQueryData(queryKey, next) }];
    });
  return () => {
    for (const { queryKey, before, after } of changed) {
      if (client.getQueryData(queryKey) === after) client.setQueryData(queryKey, before);
      else if (queryKey[0] === DECK_KEY)
        // It holds what was chosen meanwhile, which an answer may not know yet.
        client.setQueryData(queryKey, (deck) => changeProfile(deck, profile.id, () => profile));
      else void client.invalidateQueries({ queryKey });
    }
  };
}

function nextData(
  queryKey: QueryKey,
  data: unknown,
  { act, profile }: { act: LikeAct; profile: Profile },
): unknown {
  const isNewestLikes = FIRST_LIKES.every((part, index) => queryKey[index] === part);
  if (isNewestLikes && data !== undefined) return likesAfter(act, data as LikesPage, profile);
  return changeProfile(data, profile.id, (shown) => profileAfter(act, shown));
}
