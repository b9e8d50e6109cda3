import { calendarDateIn, isSameDate } from './calendar-date';
import { DAY, MINUTE } from './units';

/**
 * When the calendar day began that it is at `now` in an IANA zone. A day may have 23 or 25 hours, and may begin after its
 * midnight where clocks go forward then; it begins with a whole minute, as it does everywhere since 1972. Throws a RangeError
 * for an unknown zone. Source: decisions.md, Setting values (the site’s time zone).
 */
export function dayStart(timeZone: string, now: Date): Date {
  const today = calendarDateIn(timeZone, now);
  // Each look at the calendar has its price, so minutes are looked at and not milliseconds.
  let same = Math.floor(now.getTime() / MINUTE);
  let earlier = same - (2 * DAY) / MINUTE;
  while (same - earlier > 1) {
    const middle = Math.floor((earlier + same) / 2);
    if (isSameDate(calendarDateIn(timeZone, new Date(middle * MINUTE)), today)) same = middle;
    else earlier = middle;
  }
  return new Date(same * MINUTE);
}
