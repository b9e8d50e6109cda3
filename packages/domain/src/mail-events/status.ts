import type { MailEventKind } from './kinds';

const STATUS = /^([245])\.(\d{1,3})\.(\d{1,3})$/;

/** Details of a permanent failure that mean no mail can ever arrive at the address: RFC 3463 §3.2 and §3.3, RFC 7505, RFC 7293. */
const HARD = new Set([
  // Mailbox, host or syntax of the address is wrong, or the mailbox has moved.
  '1.0',
  '1.1',
  '1.2',
  '1.3',
  '1.6',
  // The domain says that it takes no mail at all.
  '1.10',
  // The mailbox is disabled.
  '2.1',
  // No host for the domain; the second is how Exchange says so.
  '4.4',
  '4.310',
  // The mailbox or the domain has another owner now.
  '7.17',
  '7.18',
]);

/** Details that are about the sender or the mail's form, while their subject is about the address, mailbox or system. */
const NOT_THE_ADDRESS = new Set(['1.7', '1.8', '1.9', '2.3', '3.4']);

/** Subjects that are about the address, the mailbox, the receiving system or the way to it; the others are about the mail. */
const OF_THE_WAY = new Set(['0', '1', '2', '3', '4']);

/**
 * Returns what an enhanced status code reports, such as `5.1.1`; null for what is none. A permanent failure is `hard` only where
 * it says that the address takes no mail: a full mailbox is `soft` in whichever class it is reported, and what is about the
 * mail itself is `policy`. Source: RFC 3463.
 */
export function kindOfStatus(status: string): MailEventKind | null {
  const match = STATUS.exec(status.trim());
  if (!match) return null;
  const [, severity, subject = '', detail = ''] = match;
  if (severity === '2') return 'delivered';
  const code = `${Number(subject)}.${Number(detail)}`;
  if (severity === '5' && HARD.has(code)) return 'hard';
  return OF_THE_WAY.has(String(Number(subject))) && !NOT_THE_ADDRESS.has(code) ? 'soft' : 'policy';
}

/** What a mail server answers without an enhanced code, of those that are about the address. Source: RFC 5321 §4.2.2. */
const REPLIES_OF_ADDRESSES: ReadonlyMap<number, MailEventKind> = new Map([
  [550, 'hard'],
  [551, 'hard'],
  [552, 'soft'],
  [553, 'hard'],
]);

/** An enhanced code that says nothing beyond its class. */
const VAGUE = /^\d\.0\.0$/;

export interface MailReply {
  /** The three digits. */
  code: number;
  /** The enhanced status code of the text; null where it has none. */
  status: string | null;
  /** Whether it answers the naming of the recipient, and not of the sender or the mail. */
  isOfRecipient: boolean;
}

/**
 * Returns what a mail server's rejection of a mail reports of its address; `null` where it may be tried again: what is temporary,
 * and whatever has to do with our own log-in there. A rejection of the sender or the content is never the address's fault.
 * Source: RFC 5321 §4.2.1, decisions.md, Notifications.
 */
export function kindOfReply({ code, status, isOfRecipient }: MailReply): 'hard' | 'soft' | 'policy' | null {
  if (code < 500 || code > 599 || OF_OUR_LOG_IN.has(code)) return null;
  if (!isOfRecipient) return 'policy';
  const given = status !== null && !VAGUE.test(status) ? kindOfStatus(status) : null;
  const kind = given ?? REPLIES_OF_ADDRESSES.get(code) ?? 'policy';
  return kind === 'hard' || kind === 'soft' ? kind : 'policy';
}

/** An operator puts these right, and then the mails go. */
const OF_OUR_LOG_IN: ReadonlySet<number> = new Set([530, 534, 535, 538]);

const IN_TEXT = /(?:^|[\s#(])([245]\.\d{1,3}\.\d{1,3})(?=$|[\s),:;])/;

/** Returns the first enhanced status code of a server's text, such as of `550 5.1.1 No such person`; null for none. */
export function statusInText(text: string): string | null {
  return IN_TEXT.exec(text.slice(0, 1000))?.[1] ?? null;
}

/**
 * Returns what a report of a delivery says of one recipient (RFC 3464 §2.3): by its action, and of a failure by its status.
 * A status that says nothing beyond its class gives way to the one in the server's own words, and to its reply code.
 */
export function kindOfReport({
  action,
  status,
  diagnostic,
}: {
  action: string;
  status: string;
  diagnostic: string;
}): MailEventKind {
  const done = action.trim().toLowerCase();
  if (done === 'delivered') return 'delivered';
  // `delayed` comes before the end; `relayed` and `expanded` are no news of the mailbox.
  if (done !== 'failed') return 'ignored';
  const given = status.trim();
  const kind = VAGUE.test(given) ? null : kindOfStatus(given);
  // A failure is one, whatever its status says.
  if (kind !== null && kind !== 'delivered') return kind;
  const code = Number(/(?:^|[\s;])([45]\d\d)(?=[\s-]|$)/.exec(diagnostic.slice(0, 1000))?.[1] ?? 0);
  return kindOfReply({ code, status: statusInText(diagnostic), isOfRecipient: true }) ?? 'soft';
}
