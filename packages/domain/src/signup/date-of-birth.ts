import type { ValueError } from '../errors';
import { calendarDateIn } from '../time';
import { ageAt } from './age';
import { parseIsoDate } from './iso-date';

/** Nobody older has ever been documented to live much longer; beyond it the date is a slip. */
const MAX_AGE = 120;

export interface AgeRule {
  /** The age in whole years, a setting of the site and never below 18. */
  minAge: number;
  now: Date;
  /** The site's own zone: the visitor's is the visitor's to choose. */
  timeZone: string;
}

/** What a site asks of a date of birth now. Source: product.md §5. */
export function ageRuleOf(settings: { min_age: number; time_zone: string }, now: Date): AgeRule {
  return { minAge: settings.min_age, now, timeZone: settings.time_zone };
}

/**
 * What is wrong with a date of birth (`YYYY-MM-DD`), or `null`.
 * Codes: `required`, `invalid_date_of_birth` (also for a day to come, and one of this year: a slip that says nothing of an
 * age), `too_young {min_age}`, `too_old`. Source: product.md §5.
 */
export function checkDateOfBirth(iso: string, { minAge, now, timeZone }: AgeRule): ValueError | null {
  if (iso.trim() === '') return { code: 'required' };
  const birth = parseIsoDate(iso);
  if (!birth) return { code: 'invalid_date_of_birth' };
  const age = ageAt(birth, { now, timeZone });
  if (age < 0 || birth.year === calendarDateIn(timeZone, now).year) return { code: 'invalid_date_of_birth' };
  if (age < minAge) return { code: 'too_young', params: { min_age: minAge } };
  return age > MAX_AGE ? { code: 'too_old' } : null;
}

/**
 * Whether a date says that somebody may not sign up: of all that can be wrong with it only this is no slip, and keeps the
 * browser from trying another one.
 */
export function isTooYoung(iso: string, rule: AgeRule): boolean {
  return checkDateOfBirth(iso, rule)?.code === 'too_young';
}
