/** A day on the calendar: months from 1, no time and no zone. */
export interface CalendarDate {
  year: number;
  month: number;
  day: number;
}

/** The day it is at `now` in an IANA zone; throws a RangeError for a zone that {@link isTimeZone} refuses. */
export function calendarDateIn(timeZone: string, now: Date): CalendarDate {
  const format = new Intl.DateTimeFormat('en-US-u-ca-iso8601-nu-latn', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return { year: Number(parts['year']), month: Number(parts['month']), day: Number(parts['day']) };
}

/** Tells a time zone that this platform knows from anything else a cookie may hold. */
export function isTimeZone(value: unknown): value is string {
  if (typeof value !== 'string' || value === '') return false;
  try {
    return Boolean(Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
}
