import { ageOn, parseIsoDate } from '../signup';
import { LOWEST_MIN_AGE } from '../sites';
import type { CalendarDate } from '../time';

/**
 * The age that others see, in whole years. Everyone was old enough at sign-up, so nobody is shown as younger: neither on
 * the eve of that day in another site's zone, nor when the demo's clock is put back. Throws for a text that is no date.
 * Source: decisions.md, min_age.
 */
export function shownAge(isoDate: string, today: CalendarDate): number {
  const birth = parseIsoDate(isoDate);
  if (!birth) throw new Error('A stored date of birth is no date');
  return Math.max(LOWEST_MIN_AGE, ageOn(birth, today));
}
