import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@vela/api-client/api-error';
import { profileAfter } from '@vela/api-client/cache/likes';
import { likeMember } from '@vela/contract/endpoints/like-member';
import { unlikeMember } from '@vela/contract/endpoints/unlike-member';
import type { Profile } from '@vela/contract/entities/profile';
import { useShowToast } from '@vela/ui/Toast';
import { useApi } from '../session/member-data-context';
import { changeCache } from './change-cache';
import { useAnnounceMatch } from './match-context';

const ENDPOINTS = { give: likeMember, take: unlikeMember } as const;

/**
 * Likes a member, or removes the like. It shows at once; a failure is undone with a message. Quick presses
 * are sent in order. A match is announced.
 */
export function useLike(profile: Profile): { isLiked: boolean; toggle: () => void } {
  const api = useApi();
  const client = useQueryClient();
  const announce = useAnnounceMatch();
  const showFailure = useShowFailure();
  const isLiked = profile.like === true;
  const { mutate } = useMutation({
    scope: { id: `like/${profile.id}` },
    mutationFn: (act: keyof typeof ENDPOINTS) => api.call(ENDPOINTS[act], { profile_id: profile.id }),
    onMutate: async (act) => {
      // An answer that is on its way may be older than this.
      await client.cancelQueries({ queryKey: ['likes'] });
      return { rollback: changeCache(client, act, profile) };
    },
    onError: (error, _, shown) => {
      shown?.rollback();
      showFailure(error);
    },
    onSuccess: ({ match }, act) => {
      if (act === 'give' && match) announce(profileAfter('give', { ...profile, liked_by: true }));
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['likes'] }),
  });
  return { isLiked, toggle: () => mutate(isLiked ? 'take' : 'give') };
}

function useShowFailure(): (error: Error) => void {
  const { t } = useLingui();
  const showToast = useShowToast();
  return (error) => {
    const isGone = isApiError(error, 'not_found');
    showToast({
      tone: 'danger',
      title: t`Your like wasn’t saved`,
      detail: isGone ? t`This profile is no longer available.` : t`Check your connection and try again.`,
    });
  };
}
