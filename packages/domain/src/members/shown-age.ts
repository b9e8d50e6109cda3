import { ageOn, parseIsoDate } from '../signup';
import { LOWEST_MIN_AGE } from '../sites';
import type { CalendarDate } from '../time';

/** The most days after a birthday on which others see the new age; each member has a number of its own. */
export const MAX_AGE_DELAY = 30;

/** `YYYY-MM-DD`, both. */
export interface AgeDays {
  dateOfBirth: string;
  /** The date of birth and up to {@link MAX_AGE_DELAY} days more, the same for a member always. */
  ageCountsFrom: string;
}

/**
 * The age that others see, in whole years. It changes on a day of the member's own some time after the birthday, and never
 * before: somebody who looks each day would learn the date of birth otherwise. Nobody is shown as younger than the site's lowest
 * age (`siteMinAge`) who isn't, and nobody as too young for any site: neither on the eve of a birthday in another site's zone,
 * nor when the demo's clock is put back. Throws for a text that is no date. Source: decisions.md, Access.
 */
export function shownAge(
  { dateOfBirth, ageCountsFrom }: AgeDays,
  { today, siteMinAge }: { today: CalendarDate; siteMinAge: number },
): number {
  const lowest = ageOfDate(dateOfBirth, today) >= siteMinAge ? siteMinAge : LOWEST_MIN_AGE;
  return Math.max(lowest, ageOfDate(ageCountsFrom, today));
}

/** The age that a member sees of itself, which is the true one. Throws for a text that is no date. Source: decisions.md, min_age. */
export function ownAge(dateOfBirth: string, today: CalendarDate): number {
  return Math.max(LOWEST_MIN_AGE, ageOfDate(dateOfBirth, today));
}

function ageOfDate(isoDate: string, today: CalendarDate): number {
  const date = parseIsoDate(isoDate);
  if (!date) throw new Error('A stored date of birth is no date');
  return ageOn(date, today);
}
