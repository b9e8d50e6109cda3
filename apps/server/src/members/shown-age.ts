import { ageOn, parseIsoDate } from '@vela/domain/signup';
import { LOWEST_MIN_AGE } from '@vela/domain/sites';
import type { CalendarDate } from '@vela/domain/time';

/**
 * A member's age in whole years. Everyone was old enough at sign-up, so nobody is shown as younger: neither on the eve
 * of that day in another site's zone, nor when the demo's clock is put back.
 */
export function shownAge(isoDate: string, today: CalendarDate): number {
  const birth = parseIsoDate(isoDate);
  if (!birth) throw new Error('A stored date of birth is no date');
  return Math.max(LOWEST_MIN_AGE, ageOn(birth, today));
}
