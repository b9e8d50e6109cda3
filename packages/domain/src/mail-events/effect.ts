import type { DisabledReason } from '../notifications';
import { DAY } from '../time';
import type { MailEventKind } from './kinds';

/** So many mails in a row that bounced softly stop the mails to an address. Source: decisions.md, Notifications. */
export const SOFT_BOUNCES_MAX = 5;

/**
 * How long what was reported of a mail is stored and still counts, in milliseconds: its bounce token and its row expire
 * together. Source: decisions.md, Notifications.
 */
export const MAIL_EVENTS_MS = 30 * DAY;

/**
 * A mail that nobody has reported anything of for so long has arrived, in milliseconds: mail servers give up after five days, and
 * many report only failures. Source: RFC 5321 §4.5.4.1.
 */
export const SILENT_MS = 7 * DAY;

/** What is stored of a mail. */
export type MailOutcome = Exclude<MailEventKind, 'ignored'>;

/** How much an outcome says against the address. */
const WEIGHTS = {
  delivered: 0,
  policy: 1,
  soft: 2,
  hard: 3,
  unsubscribed: 4,
  complaint: 5,
} as const satisfies Record<MailOutcome, number>;

/** A mail to the address that its member still has. */
export interface SentMail {
  sentAt: Date;
  /** The worst that was reported; null for nothing. */
  outcome: MailOutcome | null;
}

/**
 * Returns what is stored of a mail after an event; null where it changes nothing: reports come twice and in any order, and
 * the worst counts, so that one mail is at most one bounce.
 */
export function outcomeAfter(before: MailOutcome | null, kind: MailEventKind): MailOutcome | null {
  if (kind === 'ignored') return null;
  return before === null || WEIGHTS[kind] > WEIGHTS[before] ? kind : null;
}

/**
 * Returns how many of the last mails bounced softly in a row, of those given from the newest. A mail that arrived ends the row;
 * one of which nothing is known yet, or that was rejected for its content, is passed over.
 */
export function softBouncesInRow(mails: readonly SentMail[], now: Date): number {
  let count = 0;
  for (const { outcome, sentAt } of mails) {
    if (outcome === 'soft') count += 1;
    else if (outcome === 'delivered') break;
    else if (outcome === null && now.getTime() - sentAt.getTime() >= SILENT_MS) break;
  }
  return count;
}

interface Reported {
  /** The mail that the event is of, before it. */
  mail: SentMail;
  /** The last mails to the address from the newest, the event's own among them with what it reports. */
  latest: readonly SentMail[];
  /** When the address was last shown to take mails. */
  confirmedAt: Date | null;
  now: Date;
}

/**
 * Returns why mails to a member stop with an event of a mail; null where they go on. A bounce of a mail that was sent before
 * the address was last confirmed says nothing: the address took a mail since. Source: decisions.md, Notifications.
 */
export function reasonOf(
  kind: MailEventKind,
  { mail, latest, confirmedAt, now }: Reported,
): DisabledReason | null {
  if (kind === 'complaint') return 'fbl';
  if (kind === 'unsubscribed') return 'listunsubscribe';
  const isOutdated = ({ sentAt }: Pick<SentMail, 'sentAt'>): boolean =>
    confirmedAt !== null && sentAt <= confirmedAt;
  if (isOutdated(mail)) return null;
  if (kind === 'hard') return 'bounce';
  if (kind !== 'soft') return null;
  const counted = latest.filter((one) => !isOutdated(one));
  return softBouncesInRow(counted, now) >= SOFT_BOUNCES_MAX ? 'bounce' : null;
}
