import { canonicalTimeZone } from '@vela/domain/time';

let zone: string | null | undefined;

/**
 * IANA; `null` where the browser doesn't know its own, or names one that it then refuses. Asked once: a slow phone takes long
 * to answer.
 */
export function zoneOfBrowser(): string | null {
  if (zone === undefined) zone = canonicalTimeZone(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  return zone;
}
