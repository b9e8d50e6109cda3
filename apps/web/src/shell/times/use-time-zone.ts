import { useIsHydrated } from '@vela/ui/hydration';
import { usePage } from '../page';

/** IANA, of the reader; on a browser's first page, of which nobody has told yet, the site's until the page reacts. */
export function useTimeZone(): string {
  const { timeZone, settings } = usePage();
  const isHydrated = useIsHydrated();
  if (timeZone !== null) return timeZone;
  return (isHydrated && zoneOfBrowser()) || settings.time_zone;
}

let zone: string | undefined;

/** Asked once: a slow phone takes long to answer. Some browsers don't know theirs. */
function zoneOfBrowser(): string | undefined {
  zone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone;
}
