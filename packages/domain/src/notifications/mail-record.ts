import { addMs } from '../time';
import { decideMail, MAIL_BURST_MS, type MailDecision, type MailSituation } from './mail-pace';

/** What is stored of the mails of one kind to a member. Source: decisions.md, Notifications. */
export interface MailRecord {
  /** When it is looked at whether a mail is to be written; null where nothing waits for one. */
  dueAt: Date | null;
  /** The mail that was written last; null for none. It may wait until the mail server takes it. */
  writtenId: string | null;
  /** When that was, or, once one went later, when it went: the gap before the next one counts from here. */
  mailedAt: Date | null;
  /** The mail that went last; null for none. */
  sentId: string | null;
  sentAt: Date | null;
}

export const NO_MAILS: MailRecord = {
  dueAt: null,
  writtenId: null,
  mailedAt: null,
  sentId: null,
  sentAt: null,
};

/** Returns what is stored after something happened: what follows until the time that is set then belongs to the same mail. */
export function afterHappening(record: MailRecord, now: Date): MailRecord {
  return { ...record, dueAt: record.dueAt ?? addMs(now, MAIL_BURST_MS) };
}

/** Returns what is stored after a decision whether to write a mail; `id` is that of the one that is written now. */
export function afterDecision(
  record: MailRecord,
  decision: MailDecision,
  { id, now }: { id: string; now: Date },
): MailRecord {
  if (decision.goes === 'later') return { ...record, dueAt: decision.at };
  if (decision.goes === 'never') return { ...record, dueAt: null };
  return { ...record, dueAt: null, writtenId: id, mailedAt: now };
}

/** Returns what is stored after the mail server has taken a mail. */
export function afterSending(record: MailRecord, { id, now }: { id: string; now: Date }): MailRecord {
  return { ...record, mailedAt: now, sentId: id, sentAt: now };
}

export interface QueuedMail extends Omit<MailSituation, 'mailedAt'> {
  /** That of the mail. */
  id: string;
  record: MailRecord;
  /** Whether the member has still to see any of what it is about. */
  isNews: boolean;
}

/**
 * Decides again about a mail of a kind that was written and waited, when its turn to be sent comes: a mail server may have been away
 * for a day, and thousands may have been in front of it. Never, where a later one of the kind was written meanwhile, which says all
 * that this one does; where it went before; and where the member has seen what it is about. Else as about one that is still to be
 * written, by when the last one went. A mail that an earlier version wrote has no record, and is decided about alike.
 * Source: decisions.md, Notifications.
 */
export function decideQueuedMail({ id, record, isNews, ...situation }: QueuedMail): MailDecision {
  const { writtenId, sentId, sentAt } = record;
  if ((writtenId !== null && writtenId !== id) || sentId === id || !isNews) return { goes: 'never' };
  return decideMail({ ...situation, mailedAt: sentAt });
}
