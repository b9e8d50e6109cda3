import { alertsAt, type AlertName, type Dismissals } from '@vela/domain/alerts';
import { useIsHydrated } from '@vela/ui/hydration';
import { useSyncExternalStore } from 'react';
import { usePage } from '../../page/page-context';
import { usePush } from '../../live/push/push-context';
import { usePageName } from '../../page/use-routing';
import { dismissalCount, savedDismissals, onDismissal } from '../../storage/dismissals';

/** The alerts and banners that this page shows beside its screen; none where the address is of no page. */
export function useAlerts(): readonly AlertName[] {
  const { user } = usePage();
  const page = usePageName();
  const { state: push } = usePush();
  const dismissals = useDismissals();
  return page === null ? [] : alertsAt({ page, user, push }, dismissals);
}

/** What this browser dismissed, as it changes. Only the browser knows: until the page reacts, nothing was. */
function useDismissals(): Dismissals {
  useSyncExternalStore(onDismissal, dismissalCount, dismissalCount);
  return useIsHydrated() ? savedDismissals() : {};
}
