import { setCookie } from './set-cookie';

/** Reports the time zone of the browser to the server, so that the next page shows times in it. */
export function reportTimeZone(known: string | null): void {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  if (timeZone && timeZone !== known) setCookie('tz', timeZone);
}
