import { useLingui } from '@lingui/react/macro';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@vela/api-client/api-error';
import {
  deckAfter,
  deckCounted,
  DECK_LOW,
  deckUndone,
  deckWith,
  type Deck,
} from '@vela/api-client/cache/deck';
import { profileAfter } from '@vela/api-client/cache/likes';
import { SWIPE_KEY, swipeQueryOptions } from '@vela/api-client/queries/swipe';
import { searchFields } from '@vela/api-client/queries/search';
import { getSwipe } from '@vela/contract/endpoints/get-swipe';
import { swipeMember } from '@vela/contract/endpoints/swipe-member';
import { undoSwipe } from '@vela/contract/endpoints/undo-swipe';
import type { Profile } from '@vela/contract/entities/profile';
import { UNDO_MS, type SwipeChoice } from '@vela/domain/likes';
import type { SearchFilters } from '@vela/domain/search';
import { SECOND } from '@vela/domain/time';
import { useShowToast } from '@vela/ui/Toast';
import { useCallback, useEffect, useRef, useState } from 'react';
import { changeCache, type Rollback } from '../../kit/likes/change-cache';
import { useAnnounceMatch } from '../../kit/likes/match-context';
import { useIsOnline } from '../../kit/live/events/connected';
import { useApi } from '../../kit/session/member-data-context';

export interface Choice {
  profile: Profile;
  choice: SwipeChoice;
}

export interface Swiping {
  /** Likes or passes the first of the deck. */
  choose: (choice: SwipeChoice) => void;
  /** The choice that can still be undone. */
  undoable: Choice | null;
  undo: () => void;
  /** Choices wait for a connection; they are sent once there is one. */
  isWaiting: boolean;
  /** More members, who are asked for before the last ones are seen. */
  more: { isFailed: boolean; again: () => void };
}

/** Choices reach the server one after the other, and are sent again as long as there is no connection. */
const IN_ORDER = {
  mutationKey: SWIPE_KEY,
  scope: { id: 'swipe' },
  retry: (_count: number, error: Error) => isApiError(error, 'network_failed'),
  retryDelay: (attempt: number) => Math.min(10 * SECOND, SECOND * 2 ** attempt),
} as const;

/** What a member does in the swipe game: it shows at once, and is put back where it couldn't be saved. */
export function useSwipe(filters: SearchFilters, deck: Deck): Swiping {
  const api = useApi();
  const client = useQueryClient();
  const announce = useAnnounceMatch();
  const showProblem = useShowProblem();
  const [undoable, setUndoable] = useUndoable();
  const { queryKey } = swipeQueryOptions(api, filters);
  const change = (next: (deck: Deck) => Deck) =>
    client.setQueryData<Deck>(queryKey, (shown) => shown && next(shown));
  const count = (left: Pick<Deck, 'likes_left' | 'next_at'>) => {
    // An answer doesn't count what is still on its way.
    if (client.isMutating({ mutationKey: IN_ORDER.mutationKey }) === 1)
      change((shown) => deckCounted(shown, left));
  };
  const more = useMoreMembers(deck, { filters, change });

  const swipe = useMutation({
    ...IN_ORDER,
    mutationFn: ({ profile, choice }: Choice & { rollback: Rollback }) =>
      api.call(swipeMember, { profile_id: profile.id, choice }),
    onSuccess: ({ match, ...left }, { profile, choice }) => {
      count(left);
      if (choice === 'pass' || !match) return;
      setUndoable((shown) => (shown?.profile.id === profile.id ? null : shown));
      announce(profileAfter('give', { ...profile, liked_by: true }));
    },
    onError: (error, { rollback, ...choice }) => {
      rollback();
      setUndoable((shown) => (shown?.profile.id === choice.profile.id ? null : shown));
      change((shown) => afterFailure(shown, choice, error));
      if (isApiError(error, 'no_likes_left')) recount.mutate();
      else showProblem(error);
    },
    onSettled: (_result, _error, { choice }) => {
      if (choice === 'like') void client.invalidateQueries({ queryKey: ['likes'] });
    },
  });
  // Another device used likes: only the site knows how many, and until when.
  const recount = useMutation({
    scope: IN_ORDER.scope,
    mutationFn: () => api.call(getSwipe, searchFields(filters)),
    onSuccess: (answer) =>
      change((shown) => ({ ...deckCounted(deckWith(shown, answer), answer), liked: answer.liked })),
  });
  const undo = useMutation({
    ...IN_ORDER,
    mutationFn: ({ profile }: Choice) => api.call(undoSwipe, { profile_id: profile.id }),
    onSuccess: count,
    onError: (error, choice) => {
      change((shown) => deckAfter(shown, choice));
      if (choice.choice === 'like') changeCache(client, 'give', choice.profile);
      showProblem(error);
    },
    onSettled: (_result, _error, { choice }) => {
      if (choice === 'like') void client.invalidateQueries({ queryKey: ['likes'] });
    },
  });
  const isOnline = useIsOnline();
  const isSending = useIsMutating({ mutationKey: SWIPE_KEY }) > 0;
  return {
    undoable,
    isWaiting: isSending && !isOnline,
    more,
    choose: (choice) => {
      const [profile] = deck.profiles;
      if (!profile || (choice === 'like' && deck.likes_left === 0)) return;
      change((shown) => deckAfter(shown, { profile, choice }));
      const rollback = choice === 'like' ? changeCache(client, 'give', profile) : () => undefined;
      setUndoable({ profile, choice });
      swipe.mutate({ profile, choice, rollback });
    },
    undo: () => {
      if (undoable === null) return;
      setUndoable(null);
      if (undoable.choice === 'like') changeCache(client, 'take', undoable.profile);
      change((shown) => deckUndone(shown, undoable));
      undo.mutate(undoable);
    },
  };
}

/** A member who is gone is not put back, and took no like. */
function afterFailure(deck: Deck, choice: Choice, error: Error): Deck {
  const back = deckUndone(deck, choice);
  return isApiError(error, 'not_found')
    ? { ...back, profiles: back.profiles.slice(1), chosen: [...back.chosen, choice.profile.id] }
    : back;
}

/** Asks for more before the last ones are seen, after what was chosen has reached the server. */
function useMoreMembers(
  { profiles, isWhole }: Deck,
  { filters, change }: { filters: SearchFilters; change: (next: (deck: Deck) => Deck) => void },
): Swiping['more'] {
  const api = useApi();
  const { mutate, isPending, isError } = useMutation({
    scope: IN_ORDER.scope,
    mutationFn: () => api.call(getSwipe, searchFields(filters)),
    onSuccess: (answer) => change((shown) => deckWith(shown, answer)),
  });
  const { length } = profiles;
  const isAsking = useRef(false);
  const ask = useCallback(() => {
    if (isAsking.current) return;
    isAsking.current = true;
    mutate(undefined, {
      onSettled: () => {
        isAsking.current = false;
      },
    });
  }, [mutate]);
  useEffect(() => {
    // After a failure the next choice asks again.
    if (length <= DECK_LOW && !isWhole) ask();
  }, [length, isWhole, ask]);
  return { isFailed: isError && !isPending, again: ask };
}

/** The last choice, until it is too late to undo it. */
function useUndoable() {
  const state = useState<Choice | null>(null);
  const [choice, setChoice] = state;
  useEffect(() => {
    if (choice === null) return undefined;
    const timer = setTimeout(() => setChoice(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [choice, setChoice]);
  return state;
}

function useShowProblem(): (error: Error) => void {
  const { t } = useLingui();
  const showToast = useShowToast();
  return (error) => {
    if (isApiError(error, 'undo_over')) showToast({ tone: 'danger', title: t`It’s too late to undo that` });
    else if (isApiError(error, 'not_found'))
      showToast({ tone: 'info', title: t`This profile is no longer available` });
    else
      showToast({
        tone: 'danger',
        title: t`Your choice wasn’t saved`,
        detail: t`Check your connection and try again.`,
      });
  };
}
