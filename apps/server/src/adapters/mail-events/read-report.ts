import { createHash } from 'node:crypto';
import { kindOfFeedback, kindOfReport, type MailEventKind } from '@vela/domain/mail-events';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import type { ReportedMailEvent } from '../../core/mail-events-port';

/** Bytes of a message at most: our mails are small, and so is what comes back of them. */
export const MAX_REPORT_BYTES = 1024 * 1024;

const MOST_REFERENCES = 20;

/** Headers of a report that may name the mail that it is about. */
const REPORT_HEADERS = ['to', 'delivered-to', 'x-original-to', 'in-reply-to', 'references'];

/** Headers of the mail itself, as far as the report quotes it. */
const ORIGINAL_HEADERS = ['message-id', 'return-path'];

/**
 * What a message to the mailbox of bounces reports: one of a delivery (RFC 3464) or of a complaint (RFC 5965); null for any
 * other, such as an out-of-office reply. Anybody can write such a message, so that it names no address that counts: only
 * what this server has signed leads to a mail.
 */
export async function readReport(
  message: Uint8Array,
  { recipient = null }: { recipient?: string | null } = {},
): Promise<ReportedMailEvent | null> {
  const email = await parse(message);
  const report = email && (feedbackOf(email) ?? deliveryOf(email));
  if (!report) return null;
  const references = [
    ...(recipient === null ? [] : [recipient]),
    ...report.references,
    ...originalReferences(email),
    ...headersOf(email.headers, REPORT_HEADERS),
  ];
  return {
    id: createHash('sha256').update(message).digest('base64url'),
    kind: report.kind,
    references: references.flatMap((text) => text.split(/[\s,]+/)).slice(0, MOST_REFERENCES),
    address: null,
  };
}

/** null for what can't be read, or is nested or long beyond what a report is. */
async function parse(message: Uint8Array): Promise<Email | null> {
  if (message.byteLength > MAX_REPORT_BYTES) return null;
  try {
    return await PostalMime.parse(message, {
      // The mail that a report quotes stays a part of its own, with its own headers.
      forceRfc822Attachments: true,
      maxNestingDepth: 20,
      maxHeadersSize: 256 * 1024,
    });
  } catch {
    return null;
  }
}

interface Report {
  kind: MailEventKind;
  references: readonly string[];
}

/** A complaint, as mailbox providers report it to senders. */
function feedbackOf(email: Email): Report | null {
  const part = partOf(email, ['message/feedback-report']);
  if (!part) return null;
  const fields = fieldsOf(textOf(part));
  const sender = fields.get('original-mail-from');
  return {
    kind: kindOfFeedback(fields.get('feedback-type') ?? ''),
    references: sender === undefined ? [] : [sender],
  };
}

/** The first recipient that a report of a delivery has an action of: a mail of ours has one. */
function deliveryOf(email: Email): Report | null {
  const part = partOf(email, ['message/delivery-status', 'message/global-delivery-status']);
  if (!part) return null;
  const groups = textOf(part).split(/\r?\n[\t ]*\r?\n/);
  const fields = groups.map(fieldsOf).find((group) => group.has('action'));
  if (!fields) return null;
  const [action, status, diagnostic] = ['action', 'status', 'diagnostic-code'].map(
    (name) => fields.get(name) ?? '',
  );
  return {
    kind: kindOfReport({ action: action ?? '', status: firstWord(status), diagnostic: diagnostic ?? '' }),
    references: [],
  };
}

/** Some add a comment to a status: `5.1.1 (bad destination mailbox address)`. */
function firstWord(text = ''): string {
  return text.trim().split(/[\s(]/)[0] ?? '';
}

/** What the mail itself was called, of a report that quotes it or its headers. */
function originalReferences(email: Email): string[] {
  const part = partOf(email, [
    'message/rfc822',
    'text/rfc822-headers',
    'message/global',
    'message/global-headers',
  ]);
  if (!part) return [];
  const [head = ''] = textOf(part)
    .replace(/^(?:\r?\n)+/, '')
    .split(/\r?\n\r?\n/);
  const fields = fieldsOf(head);
  return ORIGINAL_HEADERS.flatMap((name) => fields.get(name) ?? []);
}

function partOf({ attachments }: Email, types: readonly string[]): Attachment | undefined {
  return attachments.find(({ mimeType }) => types.includes(mimeType));
}

/** Byte by byte: fields and identifiers are ASCII, whatever else a part has. */
function textOf({ content }: Attachment): string {
  if (typeof content === 'string') return content;
  const bytes = content instanceof ArrayBuffer ? new Uint8Array(content) : content;
  return Buffer.from(bytes).toString('latin1');
}

/** The fields of a group by their names in lower case; of one that comes twice, the first. */
function fieldsOf(group: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of group.replaceAll(/\r?\n[\t ]+/g, ' ').split(/\r?\n/)) {
    const [, name, value] = /^([\w-]{1,76}):[\t ]*(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined && !fields.has(name.toLowerCase()))
      fields.set(name.toLowerCase(), value.trim());
  }
  return fields;
}

function headersOf(headers: Email['headers'], names: readonly string[]): string[] {
  return headers.filter(({ key }) => names.includes(key)).map(({ value }) => value);
}
