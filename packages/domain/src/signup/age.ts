import { calendarDateIn, type CalendarDate } from '../time';

/**
 * Whole years lived on a day, negative before birth. A person born on 29 February turns a year older on 1
 * March in common years. Source: product.md §5.
 */
export function ageOn(birth: CalendarDate, today: CalendarDate): number {
  const before = today.month < birth.month || (today.month === birth.month && today.day < birth.day);
  return today.year - birth.year - (before ? 1 : 0);
}

/** Returns the whole years lived at `now`, by the calendar of an IANA zone. Source: product.md §5. */
export function ageAt(birth: CalendarDate, { now, timeZone }: { now: Date; timeZone: string }): number {
  return ageOn(birth, calendarDateIn(timeZone, now));
}
