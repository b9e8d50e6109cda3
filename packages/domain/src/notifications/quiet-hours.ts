import { cachedFormat, MINUTE } from '../time';

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

/** Clocks are put forward and back at full quarters of an hour: between two of them a minute follows the other. */
const QUARTER_MS = 15 * MINUTE;

/**
 * Whether the clock of the member's zone stands within the quiet hours at a time; null for who has none. Throws a RangeError
 * for an unknown zone. Source: decisions.md, Notifications.
 */
export function isQuiet(at: Date, quietHours: QuietHours | null): boolean {
  if (quietHours === null) return false;
  return isQuietMinute(minuteOf(at, quietHours.time_zone), quietHours);
}

/**
 * Returns when the quiet hours end that a time is in: a whole minute after it; null where it isn't quiet. The clock decides,
 * so that a night in which it is put forward or back is shorter or longer; where the end is left out by the clock, they
 * end with the minute that follows. Throws a RangeError for an unknown zone. Source: decisions.md, Notifications.
 */
export function quietUntil(at: Date, quietHours: QuietHours | null): Date | null {
  if (quietHours === null || !isQuiet(at, quietHours)) return null;
  return findMinute(at, { quietHours, isQuiet: false, before: Number.POSITIVE_INFINITY });
}

/**
 * Returns when the next quiet hours begin, where that is less than `withinMs` milliseconds away: the time itself where it is
 * quiet, else a whole minute after it; null for none. Throws a RangeError for an unknown zone. Source: decisions.md, Notifications.
 */
export function quietFrom(at: Date, quietHours: QuietHours | null, withinMs: number): Date | null {
  if (quietHours === null) return null;
  const found = findMinute(at, { quietHours, isQuiet: true, before: at.getTime() + withinMs });
  return found && new Date(Math.max(found.getTime(), at.getTime()));
}

interface Searched {
  quietHours: QuietHours;
  isQuiet: boolean;
  /** In milliseconds. */
  before: number;
}

/** The first minute from that of a time on that is quiet, or isn't; null for none before the end. */
function findMinute(at: Date, searched: Searched): Date | null {
  const { quietHours, isQuiet: isWanted, before } = searched;
  const { from, to, time_zone: timeZone } = quietHours;
  const start = Math.floor(at.getTime() / MINUTE) * MINUTE;
  const first = minuteOf(new Date(start), timeZone);
  if (isQuietMinute(first, quietHours) === isWanted) return new Date(start);
  const left = ((isWanted ? from : to) - first + DAY_MINUTES) % DAY_MINUTES;
  const end = Math.min(start + left * MINUTE, Math.ceil(before / MINUTE) * MINUTE);
  const passed = (end - start) / MINUTE;
  // Unless the clock is changed by then, that is when it stands there.
  if (minuteOf(new Date(end), timeZone) === (first + passed) % DAY_MINUTES)
    return end < before ? new Date(end) : null;
  return scanMinutes(start, searched);
}

/** As `findMinute`, in a night in which the clock changes. */
function scanMinutes(start: number, { quietHours, isQuiet: isWanted, before }: Searched): Date | null {
  let from = start;
  while (from < before) {
    const next = (Math.floor(from / QUARTER_MS) + 1) * QUARTER_MS;
    const first = minuteOf(new Date(from), quietHours.time_zone);
    for (let time = from, minute = first; time < Math.min(next, before); time += MINUTE, minute += 1)
      if (isQuietMinute(minute % DAY_MINUTES, quietHours) === isWanted) return new Date(time);
    from = next;
  }
  return null;
}

/** `minute` counts from midnight. */
function isQuietMinute(minute: number, { from, to }: QuietHours): boolean {
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}

/** The minutes since midnight on the clock of a zone. */
function minuteOf(at: Date, timeZone: string): number {
  const options = { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' } as const;
  const parts = cachedFormat(Intl.DateTimeFormat, 'en-US-u-nu-latn', options).formatToParts(at);
  const numbers = Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)]));
  return (numbers['hour'] ?? 0) * 60 + (numbers['minute'] ?? 0);
}
