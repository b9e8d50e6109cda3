import { ONLINE_MS } from '../presence';
import { addMs, HOUR, MINUTE } from '../time';

/** What happens within this time after the first of it is one mail, in milliseconds. Source: decisions.md, Notifications. */
export const MAIL_BURST_MS = 10 * MINUTE;

/** The least time between two mails of a kind to a member, in milliseconds. Source: decisions.md, Notifications. */
export const MAIL_GAP_MS = 3 * HOUR;

/**
 * Returns when a mail about something that happened may go, as far as its member is concerned: not within `MAIL_GAP_MS` of the
 * last one of its kind, and not while the member is online, who sees it on the site. `null` says
 * that there was none. Source: decisions.md, Notifications.
 */
export function mailTime({
  mailedAt,
  lastSeen,
  now,
}: {
  mailedAt: Date | null;
  lastSeen: Date | null;
  now: Date;
}): Date {
  const times = [
    now.getTime(),
    ...(mailedAt === null ? [] : [addMs(mailedAt, MAIL_GAP_MS).getTime()]),
    ...(lastSeen === null ? [] : [addMs(lastSeen, ONLINE_MS).getTime() + 1]),
  ];
  return new Date(Math.max(...times));
}
