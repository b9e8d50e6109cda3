import { addMs, cachedFormat, MINUTE } from '../time';

/** The hours of a day in which nothing is to reach a member. */
export interface QuietHours {
  /** Minutes from midnight, from 0 to 1439; the first quiet one. */
  from: number;
  /** Minutes from midnight, from 0 to 1439, and not `from`; the first one that isn't quiet any more. Less than `from`: on the next day. */
  to: number;
  /** IANA zone, as `canonicalTimeZone` spells it. */
  time_zone: string;
}

/** The minutes of a day on the clock. */
export const DAY_MINUTES = 24 * 60;

/** What the page offers who turns quiet hours on: from 22:00 to 8:00. Source: decisions.md, Notifications. */
export const USUAL_QUIET_HOURS = { from: 22 * 60, to: 8 * 60 } as const;

/** Clocks are put forward or back by less than this. */
const LARGEST_SHIFT_MS = 3 * 60 * MINUTE;

/** More often than twice no clock is put back in a night. */
const MOST_STEPS = 4;

const SEARCH_STEP_MS = 15 * MINUTE;

/**
 * Whether the clock of the member's zone stands within the quiet hours at a time; null for who has none. Throws a RangeError
 * for an unknown zone. Source: decisions.md, Notifications.
 */
export function isQuiet(at: Date, quietHours: QuietHours | null): boolean {
  if (quietHours === null) return false;
  const { from, to } = quietHours;
  const minute = minuteOf(at, quietHours.time_zone);
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}

/**
 * Returns when the quiet hours end that a time is in: a whole minute after it; null where it isn't quiet. The clock decides,
 * so that a night in which it is put forward or back is shorter or longer; where the end is left out by the clock, they
 * end with the minute that follows. Throws a RangeError for an unknown zone. Source: decisions.md, Notifications.
 */
export function quietUntil(at: Date, quietHours: QuietHours | null): Date | null {
  if (quietHours === null || !isQuiet(at, quietHours)) return null;
  const start = new Date(Math.floor(at.getTime() / MINUTE) * MINUTE);
  let end = start;
  for (let step = 0; step < MOST_STEPS && isQuiet(end, quietHours); step += 1) {
    const minutes = (quietHours.to - minuteOf(end, quietHours.time_zone) + DAY_MINUTES) % DAY_MINUTES;
    end = addMs(end, minutes * MINUTE);
  }
  return firstAwake({ start, end, quietHours });
}

/** The first minute that isn't quiet, near an end that a clock put forward may have made too late. */
function firstAwake({ start, end, quietHours }: { start: Date; end: Date; quietHours: QuietHours }): Date {
  const earliest = Math.max(start.getTime(), end.getTime() - LARGEST_SHIFT_MS);
  let awake = end.getTime();
  let quiet = awake;
  while (quiet > earliest && !isQuiet(new Date(quiet), quietHours)) {
    awake = quiet;
    quiet = Math.max(earliest, quiet - SEARCH_STEP_MS);
  }
  while (awake - quiet > MINUTE) {
    const middle = Math.floor((quiet + awake) / 2 / MINUTE) * MINUTE;
    if (isQuiet(new Date(middle), quietHours)) quiet = middle;
    else awake = middle;
  }
  return new Date(awake);
}

/** The minutes since midnight on the clock of a zone. */
function minuteOf(at: Date, timeZone: string): number {
  const options = { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' } as const;
  const parts = cachedFormat(Intl.DateTimeFormat, 'en-US-u-nu-latn', options).formatToParts(at);
  const numbers = Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)]));
  return (numbers['hour'] ?? 0) * 60 + (numbers['minute'] ?? 0);
}
