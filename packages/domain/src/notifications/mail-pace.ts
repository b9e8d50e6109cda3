import { ONLINE_MS } from '../presence';
import { addMs, DAY, HOUR, MINUTE } from '../time';
import type { NotificationKind } from './kinds';
import { isNotified, type NotificationRules } from './may-notify';
import { quietUntil, USUAL_QUIET_HOURS } from './quiet-hours';

/** What happens within this time after the first of it is one mail, in milliseconds. Source: decisions.md, Notifications. */
export const MAIL_BURST_MS = 10 * MINUTE;

/** A message that nobody has read for so long is reminded of, in milliseconds. Source: decisions.md, Notifications. */
export const REMINDER_AFTER_MS = DAY;

/** An older one isn't any more. */
export const REMINDER_UNTIL_MS = 14 * DAY;

/**
 * How often a member gets mails of each kind: `gapMs` is the least time between two of them, in milliseconds. What can wait for the
 * `day` never goes at night, not to who has set no quiet hours either. Source: decisions.md, Notifications.
 */
export const MAIL_PACE = {
  new_conversations: { gapMs: 3 * HOUR, hours: 'any' },
  new_messages: { gapMs: 3 * HOUR, hours: 'any' },
  like: { gapMs: 3 * HOUR, hours: 'any' },
  // At most three a week.
  unread_message_reminders: { gapMs: (7 * DAY) / 3, hours: 'day' },
  weekly_updates: { gapMs: 7 * DAY, hours: 'day' },
  reminders: { gapMs: 7 * DAY, hours: 'day' },
  news: { gapMs: 7 * DAY, hours: 'day' },
  promotions: { gapMs: 7 * DAY, hours: 'day' },
} as const satisfies Record<NotificationKind, { gapMs: number; hours: 'any' | 'day' }>;

/** What becomes of a mail for which there is something to say. */
export type MailDecision = { goes: 'now' | 'never' } | { goes: 'later'; at: Date };

export interface MailSituation {
  kind: NotificationKind;
  rules: NotificationRules;
  /** When the last mail of the kind went; null for never. */
  mailedAt: Date | null;
  /** The last visit; null for none. */
  lastSeen: Date | null;
  /** IANA zone of who has set no quiet hours: the site's. */
  timeZone: string;
  now: Date;
}

/**
 * Decides about a mail of a kind: never where it is turned off or mails were stopped; later within the gap after the last one of
 * its kind, while the member is online, who sees it on the site, and in quiet hours. What is later is decided
 * then. Source: decisions.md, Notifications.
 */
export function decideMail({ kind, rules, mailedAt, lastSeen, timeZone, now }: MailSituation): MailDecision {
  if (!isNotified({ kind, channel: 'mail' }, rules)) return { goes: 'never' };
  const { gapMs, hours } = MAIL_PACE[kind];
  const times = [
    now.getTime(),
    ...(mailedAt === null ? [] : [addMs(mailedAt, gapMs).getTime()]),
    ...(lastSeen === null ? [] : [addMs(lastSeen, ONLINE_MS).getTime() + 1]),
  ];
  const free = new Date(Math.max(...times));
  const night = hours === 'day' ? { ...USUAL_QUIET_HOURS, time_zone: timeZone } : null;
  const at = quietUntil(free, rules.quietHours ?? night) ?? free;
  return at > now ? { goes: 'later', at } : { goes: 'now' };
}
