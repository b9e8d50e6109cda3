/** A day on the calendar: months from 1, no time and no zone. */
export interface CalendarDate {
  year: number;
  month: number;
  day: number;
}

/**
 * The day it is at `now` in an IANA zone; throws a RangeError for one that {@link canonicalTimeZone} doesn't know. Source:
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

/** A format takes a hundred times as long to make as to use, and some 35 kB to keep. */
const formats = new Map<string, Intl.DateTimeFormat>();
/** Zones come from outside, too: more than people use at a time aren't kept. */
const MOST_FORMATS = 100;

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
  if (formats.size >= MOST_FORMATS) formats.clear();
  // Stryker disable next-line all: kept or made anew, a format writes the same.
  formats.set(timeZone, format);
  return format;
}

/**
 * The one spelling of a time zone that this platform knows, whose names may be typed in any case; null for anything else that a
 * cookie may hold. Source: decisions.md, Setting values (the site’s time zone).
 */
export function canonicalTimeZone(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  try {
    return Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
