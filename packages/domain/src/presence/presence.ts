import { calendarDateIn, DAY, MINUTE } from '../time';

/** How long a member has been away, in steps that reveal no one's hours. Source: api.md, Profile. */
export const PRESENCES = ['now', 'today', 'this_week', 'earlier', 'hidden'] as const;

export type Presence = (typeof PRESENCES)[number];

/** How long after its last request a member counts as online, in milliseconds. */
export const ONLINE_MS = 5 * MINUTE;

/**
 * How often at most it is written down that a member is here, in milliseconds; well below {@link ONLINE_MS}.
 */
export const SEEN_AGAIN_MS = 2 * MINUTE;

/**
 * Returns the presence of a member who was last seen at `lastSeen`: `now` for five minutes, `today` on the
 * same day in the site's `timeZone`, `this_week` for seven days of 24 hours, then `earlier`. `hidden` in
 * invisible mode, and of a fictional profile, behind which only automation could be seen. Source:
 * decisions.md, Access; Honest by construction.
 */
export function presenceAt(
  { lastSeen, invisible, fictional }: { lastSeen: Date; invisible: boolean; fictional: boolean },
  { now, timeZone }: { now: Date; timeZone: string },
): Presence {
  if (invisible || fictional) return 'hidden';
  const awayMs = now.getTime() - lastSeen.getTime();
  if (awayMs <= ONLINE_MS) return 'now';
  if (awayMs < 2 * DAY && dayOf(lastSeen, timeZone) === dayOf(now, timeZone)) return 'today';
  return awayMs <= 7 * DAY ? 'this_week' : 'earlier';
}

/** The day of the month, which distinguishes the days within 48 hours. */
function dayOf(time: Date, timeZone: string): number {
  return calendarDateIn(timeZone, time).day;
}
