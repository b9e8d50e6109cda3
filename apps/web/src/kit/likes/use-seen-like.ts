import { useQueryClient } from '@tanstack/react-query';
import { markLikeSeen } from '@vela/contract/endpoints/mark-like-seen';
import type { Profile } from '@vela/contract/entities/profile';
import { useEffect } from 'react';
import { useApi } from '../session/member-data-context';
import { changeCache } from './change-cache';

/** Who opens the profile of someone that likes them has seen that like (product.md §4, Likes). */
export function useSeenLike(profile: Profile | undefined): void {
  const api = useApi();
  const client = useQueryClient();
  const seen = profile?.liked_by === true ? profile.id : null;
  useEffect(() => {
    if (seen === null || !profile) return;
    changeCache(client, 'see', profile);
    // A failed request is sent again the next time: the mark is no more than a hint.
    api.call(markLikeSeen, { profile_id: seen }).then(
      () => client.invalidateQueries({ queryKey: ['likes'] }),
      () => {},
    );
    // Once for each profile, however often its data is loaded again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [api, client, seen]);
}
