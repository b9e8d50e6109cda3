import { useIsHydrated } from '@vela/ui/hydration';
import { usePage } from '../page/page-context';
import { zoneOfBrowser } from './zone-of-browser';

/** IANA, of the reader; on a browser's first page, of which nobody has told yet, the site's until the page reacts. */
export function useTimeZone(): string {
  const { timeZone, settings } = usePage();
  const isHydrated = useIsHydrated();
  if (timeZone !== null) return timeZone;
  return (isHydrated && zoneOfBrowser()) || settings.time_zone;
}
