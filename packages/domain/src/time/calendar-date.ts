import { cachedFormat } from './cached-format';

/** A day on the calendar: months from 1, no time and no zone. */
export interface CalendarDate {
  year: number;
  month: number;
  day: number;
}

/**
 * The day it is at `now` in an IANA zone; throws a RangeError for one that `canonicalTimeZone` doesn't know. Source:
 * decisions.md, Setting values (the site’s time zone).
 */
export function calendarDateIn(timeZone: string, now: Date): CalendarDate {
  const parts = Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  return { year: Number(parts['year']), month: Number(parts['month']), day: Number(parts['day']) };
}

/** The same day as `YYYY-MM-DD`. */
export function isoDayIn(timeZone: string, now: Date): string {
  const { year, month, day } = calendarDateIn(timeZone, now);
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const options = { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  return cachedFormat(Intl.DateTimeFormat, 'en-US-u-ca-iso8601-nu-latn', options);
}

/** Whether two dates are the same day. Source: decisions.md, Setting values (the site’s time zone). */
export function isSameDate(one: CalendarDate, other: CalendarDate): boolean {
  return one.year === other.year && one.month === other.month && one.day === other.day;
}
