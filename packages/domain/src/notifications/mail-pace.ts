import { ONLINE_MS } from '../presence';
import { addMs, DAY, HOUR, MINUTE } from '../time';

/** What happens within this time after the first of it is one mail, in milliseconds. Source: decisions.md, Notifications. */
export const MAIL_BURST_MS = 10 * MINUTE;

/** The least time between two mails of a kind to a member, in milliseconds. Source: decisions.md, Notifications. */
export const MAIL_GAP_MS = 3 * HOUR;

/** A message that nobody has read for so long is reminded of, in milliseconds. Source: decisions.md, Notifications. */
export const REMINDER_AFTER_MS = DAY;

/** An older one isn't any more. */
export const REMINDER_UNTIL_MS = 14 * DAY;

/** The least time between two reminders to a member, in milliseconds: at most three a week. Source: decisions.md, Notifications. */
export const REMINDER_GAP_MS = (7 * DAY) / 3;

/**
 * Returns when a mail about something that happened may go, as far as its member is concerned: not within `gapMs` of the
 * last one of its kind, and not while the member is online, who sees it on the site. `null` says
 * that there was none. Source: decisions.md, Notifications.
 */
export function mailTime({
  mailedAt,
  lastSeen,
  now,
  gapMs = MAIL_GAP_MS,
}: {
  mailedAt: Date | null;
  lastSeen: Date | null;
  now: Date;
  gapMs?: number;
}): Date {
  const times = [
    now.getTime(),
    ...(mailedAt === null ? [] : [addMs(mailedAt, gapMs).getTime()]),
    ...(lastSeen === null ? [] : [addMs(lastSeen, ONLINE_MS).getTime() + 1]),
  ];
  return new Date(Math.max(...times));
}
