import { setCookie } from './set-cookie';

/** Tells the server which zone the person's clock shows, so that the next page has their times. */
export function reportTimeZone(known: string | null): void {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  if (timeZone && timeZone !== known) setCookie('tz', timeZone);
}
