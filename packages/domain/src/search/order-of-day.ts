import { DAY, type CalendarDate } from '../time';

/** The keys that members are sorted by run from 0 to one below this. */
export const SORT_KEYS = 2 ** 31;

/** What is left of the golden ratio: its multiples fall evenly between 0 and 1, however many there are. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/**
 * The sort key that a day's results begin at; they go on from there and around. Each day begins elsewhere, so that over time
 * everyone comes first as often as anyone.
 */
export function firstKeyOn({ year, month, day }: CalendarDate): number {
  const dayNumber = Date.UTC(year, month - 1, day) / DAY;
  return Math.floor(((dayNumber * GOLDEN) % 1) * SORT_KEYS);
}
