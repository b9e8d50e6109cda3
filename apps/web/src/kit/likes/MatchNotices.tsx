import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { autoLike } from '@vela/contract/endpoints/auto-like';
import { likesQueryOptions } from '@vela/api-client/queries/likes';
import type { Profile } from '@vela/contract/entities/profile';
import { LIKES_RELOAD_MS } from '@vela/domain/likes';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useApi } from '../session/member-data-context';
import { usePage } from '../page/page-context';
import { MatchContext } from './match-context';
import { MatchNotice } from './MatchNotice';
import { useOwnTurn } from './use-own-turn';

/**
 * Shows matches, one after the other: those just made here, and those that the server hasn't announced yet.
 */
export function MatchNotices({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<readonly Profile[]>([]);
  const announce = useCallback((profile: Profile) => setWaiting((list) => [...list, profile]), []);
  const [first] = waiting;
  const turn = useOwnTurn(first !== undefined);
  useUnseenMatches(announce);
  return (
    <MatchContext value={announce}>
      {children}
      <MatchNotice
        profile={turn === 'waits' ? null : (first ?? null)}
        isUnasked={turn === 'after others'}
        onClose={() => setWaiting((list) => list.slice(1))}
      />
    </MatchContext>
  );
}

/**
 * The page's data counts until the likes are loaded, so a member who leaves the page soon sees the match,
 * too.
 */
function useUnseenMatches(announce: (profile: Profile) => void): void {
  const api = useApi();
  const client = useQueryClient();
  const { unseenMatch = false } = usePage();
  const { data, dataUpdatedAt } = useQuery({ ...likesQueryOptions(api), enabled: false });
  const { mutate } = useMutation({
    scope: { id: 'auto-like' },
    mutationFn: () => api.call(autoLike, {}),
    onSuccess: ({ profile }) => {
      if (!profile) return;
      announce(profile);
      setTimeout(() => void client.invalidateQueries({ queryKey: ['likes'] }), LIKES_RELOAD_MS);
    },
  });
  // A match counts as announced once it is loaded, though the page may be left from the dialog that is still open.
  const isTime = useOwnTurn(data?.untold_match ?? unseenMatch) !== 'waits';
  useEffect(() => {
    if (isTime) mutate();
    // Each answer that speaks of one asks for one.
  }, [isTime, dataUpdatedAt, mutate]);
}
