import { useIsHydrated } from '@vela/ui/hydration';
import { usePage } from '../page/page-context';
import { zoneOfBrowser } from './zone-of-browser';

/** The IANA time zone of the reader. Before the browser has reported one, it is the site's until the page reacts. */
export function useTimeZone(): string {
  const { timeZone, settings } = usePage();
  const isHydrated = useIsHydrated();
  if (timeZone !== null) return timeZone;
  return (isHydrated && zoneOfBrowser()) || settings.time_zone;
}
