import { canonicalTimeZone } from '@vela/domain/time';

let zone: string | null | undefined;

/**
 * Returns the IANA time zone of the browser; `null` where the browser doesn't know it, or names one that it then rejects.
 * Asked once: a slow phone takes long to answer.
 */
export function zoneOfBrowser(): string | null {
  if (zone === undefined) zone = canonicalTimeZone(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  return zone;
}
