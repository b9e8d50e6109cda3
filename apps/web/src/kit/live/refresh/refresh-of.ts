import type { PushState } from '@vela/domain/push';
import { refreshIntervalMs } from '@vela/domain/refresh';

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
