import type { CalendarDate } from '../time';
import type { SearchFilters } from './search-filters';

export interface BirthDays {
  /** `YYYY-MM-DD`, included; null for no bound. */
  from: string | null;
  until: string | null;
}

/**
 * When those were born who are from `minAge` to `maxAge` years old on a day, so that ages can be looked up by dates of
 * birth. Agrees with `ageOn`, also on and around 29 February. Source: product.md §3, Search state.
 */
export function birthDaysOf(
  { minAge, maxAge }: Pick<SearchFilters, 'minAge' | 'maxAge'>,
  { year, month, day }: CalendarDate,
): BirthDays {
  return {
    // Who was born on the next day, a year more ago, turns too old only tomorrow.
    from: maxAge === undefined ? null : isoDay(year - maxAge - 1, { month, day }, 1),
    until: minAge === undefined ? null : isoDay(year - minAge, { month, day }),
  };
}

/** The day in a year, or its month's last where it has none; `later` days on. */
function isoDay(year: number, { month, day }: { month: number; day: number }, later = 0): string {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1, Math.min(day, last) + later)).toISOString().slice(0, 10);
}
