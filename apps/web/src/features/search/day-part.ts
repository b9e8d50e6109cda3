import { hourIn } from '@vela/domain/time';

/** The part of a day that people greet by. */
export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night';

/** The hours, 0 to 23, at which each part begins; the night goes on until morning. */
const BEGINNINGS = [
  [5, 'morning'],
  [12, 'afternoon'],
  [18, 'evening'],
  [23, 'night'],
] as const satisfies readonly (readonly [number, DayPart])[];

/** Which part of the day it is at `now` in an IANA zone. */
export function dayPartIn(timeZone: string, now: Date): DayPart {
  const hour = hourIn(timeZone, now);
  return BEGINNINGS.findLast(([from]) => hour >= from)?.[1] ?? 'night';
}
