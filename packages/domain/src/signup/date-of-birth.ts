import type { FieldProblem } from '../errors';
import { calendarDateIn, type CalendarDate } from '../time';

/** Nobody older has ever been documented to live much longer; beyond it the date is a slip. */
const MAX_AGE = 120;

/** What a form has: three texts as they were typed. */
export interface DateFields {
  day: string;
  month: string;
  year: string;
}

/**
 * `YYYY-MM-DD`, as the API takes it, of three typed fields; `null` unless they are a day that existed. Source:
 * product.md §5.
 */
export function isoDateOfFields({ day, month, year }: DateFields): string | null {
  const iso = [year, month, day].map((part) => part.trim().padStart(2, '0')).join('-');
  return parseIsoDate(iso) && iso;
}

/**
 * The day of a `YYYY-MM-DD`; `null` for anything else and for days that never existed, such as 30 February. Source:
 * product.md §5.
 */
export function parseIsoDate(iso: string): CalendarDate | null {
  const midnight = new Date(`${iso}T00:00Z`);
  // A day that never was is another one there, or none.
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== iso) return null;
  const [year, month, day] = iso.split('-').map(Number) as [number, number, number];
  return { year, month, day };
}

/**
 * Whole years lived on a day, negative before birth. Whoever was born on 29 February grows older on
 * 1 March in the years between. Source: product.md §5.
 */
export function ageOn(birth: CalendarDate, today: CalendarDate): number {
  const before = today.month < birth.month || (today.month === birth.month && today.day < birth.day);
  return today.year - birth.year - (before ? 1 : 0);
}

/** Whole years lived at `now`, by the calendar of an IANA zone. Source: product.md §5. */
export function ageAt(birth: CalendarDate, { now, timeZone }: { now: Date; timeZone: string }): number {
  return ageOn(birth, calendarDateIn(timeZone, now));
}

export interface AgeRule {
  /** Whole years, a setting of the site and never below 18. */
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
 * Codes: `required`, `invalid_date_of_birth` (also for a day to come), `too_young {min_age}`, `too_old`.
 * Source: product.md §5.
 */
export function checkDateOfBirth(iso: string, { minAge, now, timeZone }: AgeRule): FieldProblem | null {
  if (iso.trim() === '') return { code: 'required' };
  const birth = parseIsoDate(iso);
  if (!birth) return { code: 'invalid_date_of_birth' };
  const age = ageAt(birth, { now, timeZone });
  if (age < 0) return { code: 'invalid_date_of_birth' };
  if (age < minAge) return { code: 'too_young', params: { min_age: minAge } };
  return age > MAX_AGE ? { code: 'too_old' } : null;
}
