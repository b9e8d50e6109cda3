import { DAY, type CalendarDate } from '@vela/domain/time';

/** How a day is called as seen from today. */
export type DayKind = 'today' | 'yesterday' | 'this_week' | 'this_year' | 'earlier';

/** From six days ago back, the name of a weekday could be taken for the one to come. */
const WEEKDAY_DAYS = 6;

/** A day that is still to come is today: the sender's server and the reader's clock may differ. */
export function dayKind(day: CalendarDate, today: CalendarDate): DayKind {
  const daysAgo = (asUtc(today) - asUtc(day)) / DAY;
  if (daysAgo <= 0) return 'today';
  if (daysAgo === 1) return 'yesterday';
  if (daysAgo <= WEEKDAY_DAYS) return 'this_week';
  return day.year === today.year ? 'this_year' : 'earlier';
}

/** Milliseconds of its midnight in UTC. */
export function asUtc({ year, month, day }: CalendarDate): number {
  return Date.UTC(year, month - 1, day);
}
