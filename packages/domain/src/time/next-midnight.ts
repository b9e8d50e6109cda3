import { calendarDateIn, isSameDate } from './calendar-date';
import { addMs, DAY } from './units';

/**
 * When the calendar day ends that it is at `now` in an IANA zone: the first millisecond of the next one. A day may have
 * 23 or 25 hours, and may end before its midnight where clocks go forward then. Throws a RangeError for an unknown
 * zone. Source: decisions.md, Setting values (the site’s time zone).
 */
export function nextMidnight(timeZone: string, now: Date): Date {
  const today = calendarDateIn(timeZone, now);
  let [sameMs, laterMs] = [now.getTime(), addMs(now, 2 * DAY).getTime()];
  while (laterMs - sameMs > 1) {
    const middleMs = Math.floor((sameMs + laterMs) / 2);
    if (isSameDate(calendarDateIn(timeZone, new Date(middleMs)), today)) sameMs = middleMs;
    else laterMs = middleMs;
  }
  return new Date(laterMs);
}
