import { FIRST_REFRESH_MS, refreshIntervalMs } from '@vela/domain/refresh';
import type { PushState } from '@vela/domain/push';
import { usePush } from '../push/push-context';
import { useLasts } from '../../formats/use-lasts';

/** The periodic refresh of what belongs to a member, from five seconds after the page has opened on (product.md §9). */
export function useRefresh({ loggedIn }: { loggedIn: boolean }) {
  const { state: push } = usePush();
  const isDue = useLasts(true, FIRST_REFRESH_MS);
  return refreshOf({ isDue, push, loggedIn });
}

interface RefreshTimes {
  /** The page has been open for long enough. */
  isDue: boolean;
  push: PushState;
  loggedIn: boolean;
}

/**
 * What has a query asked for again from time to time. Before that is due nothing is asked, unless something happened that
 * makes the answer stale; a screen that shows the answer asks for it by itself.
 */
export function refreshOf({ isDue, push, loggedIn }: RefreshTimes) {
  return {
    enabled: ({ state }: { state: { isInvalidated: boolean } }) => isDue || state.isInvalidated,
    refetchInterval: refreshIntervalMs(push, { loggedIn }) ?? false,
  } as const;
}
