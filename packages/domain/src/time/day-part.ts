import { cachedFormat } from './cached-format';

/** The part of a day that people greet by. */
export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night';

/**
 * The part of the day at `now` in an IANA zone: morning from 5 o'clock, afternoon from 12, evening from 18, night from 23; throws
 * a RangeError for a zone that there isn't.
 */
export function dayPartIn(timeZone: string, now: Date): DayPart {
  const options = { timeZone, hour: 'numeric', hourCycle: 'h23' } as const;
  const hour = Number(cachedFormat(Intl.DateTimeFormat, 'en-GB', options).format(now));
  if (hour < 5 || hour >= 23) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
