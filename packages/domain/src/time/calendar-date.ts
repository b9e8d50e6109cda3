/** A day on the calendar: months from 1, no time and no zone. */
export interface CalendarDate {
  year: number;
  month: number;
  day: number;
}

/**
 * The day it is at `now` in an IANA zone; throws a RangeError for a zone that {@link isTimeZone} refuses. Source:
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

/** A format takes a hundred times as long to make as to use. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  // Stryker disable next-line all: kept or made anew, a format writes the same.
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US-u-ca-iso8601-nu-latn', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  // Stryker disable next-line all: kept or made anew, a format writes the same.
  formats.set(timeZone, format);
  return format;
}

/**
 * Tells a time zone that this platform knows from anything else a cookie may hold. Source: decisions.md, Setting values
 * (the site’s time zone).
 */
export function isTimeZone(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  try {
    return Boolean(Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
}
