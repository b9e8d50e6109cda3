import type { CalendarDate } from '../time';

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
