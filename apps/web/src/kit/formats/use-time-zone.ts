import { useIsHydrated } from '@vela/ui/hydration';
import { canonicalTimeZone } from '@vela/domain/time';
import { usePage } from '../page/page-context';

/** The IANA time zone of the reader. Before the browser has reported one, it is the site's until the page reacts. */
export function useTimeZone(): string {
  const { timeZone, settings } = usePage();
  const isHydrated = useIsHydrated();
  if (timeZone !== null) return timeZone;
  return (isHydrated && zoneOfBrowser()) || settings.time_zone;
}

let zone: string | null | undefined;

/**
 * Returns the IANA time zone of the browser; `null` where the browser doesn't know it, or names one that it then rejects.
 * Asked once: a slow phone takes long to answer.
 */
export function zoneOfBrowser(): string | null {
  if (zone === undefined) zone = canonicalTimeZone(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  return zone;
}
