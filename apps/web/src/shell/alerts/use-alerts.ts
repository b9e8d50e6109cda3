import { alertsAt, NO_TIMER, type Alerts } from '@vela/domain/alerts';
import { useIsHydrated } from '@vela/ui/hydration';
import { media } from '@vela/ui/tokens';
import { usePage } from '../page';
import { usePush } from '../push/push-context';
import { useAddressQuery, usePageName, type Query } from '../routing';
import { useDismissals } from './use-dismissals';

/** A finger on a narrow screen. */
const SMARTPHONE = `(pointer: coarse) and ${media.belowTablet}`;

/**
 * What the rules have this page tell beside its screen; `null` where the page is none of the routes. The
 * offer that comes after a while has a clock of its own.
 */
export function useAlerts(): Alerts | null {
  const { user, now } = usePage();
  const page = usePageName();
  const signupComplete = useAddressQuery(isSignupComplete);
  const { state: push } = usePush();
  const inBrowser = useIsHydrated();
  const dismissals = useDismissals();
  if (page === null) return null;
  return alertsAt({
    page,
    user,
    dismissals,
    push,
    signupComplete,
    smartphone: inBrowser && matchMedia(SMARTPHONE).matches,
    timer: NO_TIMER,
    now: new Date(now),
  });
}

function isSignupComplete(query: Query): boolean {
  return query['api_signup_complete'] !== undefined;
}
