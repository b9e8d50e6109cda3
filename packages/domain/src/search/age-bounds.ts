import { LOWEST_MIN_AGE } from '../sites';
import type { CalendarDate } from '../time';
import type { SearchFilters } from './search-filters';

export interface BirthDays {
  /** `YYYY-MM-DD`, included; null for no bound. */
  from: string | null;
  until: string | null;
}

/** What is asked of two days of a member. */
export interface AgeBounds {
  /** The days that the shown age counts from. */
  countsFrom: BirthDays;
  /** The dates of birth; only a site with a higher `min_age` asks for them. */
  born: BirthDays;
}

/**
 * The ages of a search as days, so that they can be looked up: those are found whose `shownAge` is from `minAge` to `maxAge`
 * on a day, also on and around 29 February. `siteMinAge` is the site's. Source: product.md §3, Search state.
 */
export function ageBoundsOf(
  { minAge, maxAge }: Pick<SearchFilters, 'minAge' | 'maxAge'>,
  { today, siteMinAge }: { today: CalendarDate; siteMinAge: number },
): AgeBounds {
  const isAbove = minAge !== undefined && minAge > LOWEST_MIN_AGE;
  const isOwnAge = minAge === siteMinAge;
  const isBelow = maxAge !== undefined && maxAge < siteMinAge;
  return {
    countsFrom: {
      from: maxAge === undefined ? null : firstDayUpTo(maxAge, today),
      // Everyone is that old, and from the birthday on as old as the site asks: neither is a question of the shown age.
      until: isAbove && !isOwnAge ? lastDayFrom(minAge, today) : null,
    },
    born: {
      from: isBelow ? firstDayUpTo(siteMinAge - 1, today) : null,
      until: isAbove && isOwnAge ? lastDayFrom(minAge, today) : null,
    },
  };
}

/** Who was born on the next day, a year more ago, turns too old only tomorrow. */
function firstDayUpTo(age: number, { year, month, day }: CalendarDate): string {
  return isoDay(year - age - 1, { month, day }, 1);
}

function lastDayFrom(age: number, { year, month, day }: CalendarDate): string {
  return isoDay(year - age, { month, day });
}

/** The day in a year, or its month's last where it has none; `later` days on. */
function isoDay(year: number, { month, day }: { month: number; day: number }, later = 0): string {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1, Math.min(day, last) + later)).toISOString().slice(0, 10);
}
