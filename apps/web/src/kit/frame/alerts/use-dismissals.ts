import type { Dismissals } from '@vela/domain/alerts';
import { useIsHydrated } from '@vela/ui/hydration';
import { useSyncExternalStore } from 'react';
import { dismissalCount, savedDismissals, onDismissal } from '../../storage/dismissals';

/** What this browser dismissed, as it changes. Only the browser knows: until the page reacts, nothing was. */
export function useDismissals(): Dismissals {
  useSyncExternalStore(onDismissal, dismissalCount, dismissalCount);
  return useIsHydrated() ? savedDismissals() : {};
}
