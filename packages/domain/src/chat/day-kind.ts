import { DAY, type CalendarDate } from '../time';

/** How a day is called as seen from today. */
export type DayKind = 'today' | 'yesterday' | 'this_week' | 'this_year' | 'earlier';

/** A day that is seven or more days ago would have the weekday's name of today or of a later day. */
const WEEKDAY_DAYS = 6;

/**
 * How the day of a message is called: by its weekday up to six days ago. A day that is still to come is today: the sender's
 * server and the reader's clock may differ.
 */
export function dayKind(day: CalendarDate, today: CalendarDate): DayKind {
  const daysAgo = (asUtc(today) - asUtc(day)) / DAY;
  if (daysAgo <= 0) return 'today';
  if (daysAgo === 1) return 'yesterday';
  if (daysAgo <= WEEKDAY_DAYS) return 'this_week';
  return day.year === today.year ? 'this_year' : 'earlier';
}

/** Milliseconds of a day's midnight in UTC. */
function asUtc({ year, month, day }: CalendarDate): number {
  return Date.UTC(year, month - 1, day);
}
