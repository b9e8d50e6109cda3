import { createHash } from 'node:crypto';
import { kindOfFeedback, kindOfReport, type MailEventKind } from '@vela/domain/mail-events';
import type { ReportedMailEvent } from '../../core/mail-events-port';
import { type Header, headerOf, type MimePart, partsOf } from './mime-parts';
import { boundedReport } from './report-bounds';

const MOST_REFERENCES = 20;

/** A report of one of our mails has a group for the report and one for its recipient. */
const MOST_GROUPS = 20;

/** An encoding can put more lines into a part than the message has. */
const MOST_FIELD_LINES = 500;

/** What a server says of a failure, as far as it is looked at. */
const MAX_DIAGNOSTIC = 2000;

/** Headers of a report that may name the mail that it is about. */
const REPORT_HEADERS = ['to', 'delivered-to', 'x-original-to', 'in-reply-to', 'references'];

/** Headers of the mail itself, as far as the report quotes it. */
const ORIGINAL_HEADERS = ['message-id', 'return-path'];

/**
 * What a message to the mailbox of bounces reports: one of a delivery (RFC 3464) or of a complaint (RFC 5965); null for any
 * other, such as an out-of-office reply. Anybody can write such a message, so that it names no address that counts: only
 * what this server has signed leads to a mail.
 */
export function readReport(
  message: Uint8Array,
  { recipient = null }: { recipient?: string | null } = {},
): ReportedMailEvent | null {
  const bytes = boundedReport(message);
  const parts = bytes && partsOf(bytes);
  const report = parts && (feedbackOf(parts) ?? deliveryOf(parts));
  if (!report) return null;
  const references = [
    ...(recipient === null ? [] : [recipient]),
    ...report.references,
    ...originalReferences(parts),
    ...valuesOf(parts[0].headers, REPORT_HEADERS),
  ];
  return {
    id: createHash('sha256').update(bytes).digest('base64url'),
    kind: report.kind,
    references: references.flatMap((text) => text.split(/[\s,]+/)).slice(0, MOST_REFERENCES),
    address: null,
  };
}

interface Report {
  kind: MailEventKind;
  references: readonly string[];
}

/** A complaint, as mailbox providers report it to senders. */
function feedbackOf(parts: readonly MimePart[]): Report | null {
  const part = partOf(parts, ['message/feedback-report']);
  if (!part) return null;
  const fields = fieldsOf(part.text());
  const sender = fields.get('original-mail-from');
  return {
    kind: kindOfFeedback(fields.get('feedback-type') ?? ''),
    references: sender === undefined ? [] : [sender],
  };
}

/** The first recipient that a report of a delivery has an action of: a mail of ours has one. */
function deliveryOf(parts: readonly MimePart[]): Report | null {
  const part = partOf(parts, ['message/delivery-status', 'message/global-delivery-status']);
  if (!part) return null;
  const groups = part.text().split(/\r?\n[\t ]*\r?\n/, MOST_GROUPS);
  const fields = groups.map(fieldsOf).find((group) => group.has('action'));
  if (!fields) return null;
  const [action, status, diagnostic] = ['action', 'status', 'diagnostic-code'].map(
    (name) => fields.get(name) ?? '',
  );
  return {
    kind: kindOfReport({
      action: action ?? '',
      status: firstWord(status),
      diagnostic: (diagnostic ?? '').slice(0, MAX_DIAGNOSTIC),
    }),
    references: [],
  };
}

/** Some add a comment to a status: `5.1.1 (bad destination mailbox address)`. */
function firstWord(text = ''): string {
  return text.trim().split(/[\s(]/)[0] ?? '';
}

/** What the mail itself was called, of a report that quotes it or its headers. */
function originalReferences(parts: readonly MimePart[]): string[] {
  const part = partOf(parts, [
    'message/rfc822',
    'text/rfc822-headers',
    'message/global',
    'message/global-headers',
  ]);
  if (!part) return [];
  const [head = ''] = part
    .text()
    .replace(/^(?:\r?\n)+/, '')
    .split(/\r?\n\r?\n/, 1);
  const fields = fieldsOf(head);
  return ORIGINAL_HEADERS.flatMap((name) => fields.get(name) ?? []);
}

function partOf(parts: readonly MimePart[], types: readonly string[]): MimePart | undefined {
  return parts.find(({ type }) => types.includes(type));
}

/** The fields of a group by their names in lower case; of one that comes twice, the first. */
function fieldsOf(group: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of group.replaceAll(/\r?\n[\t ]+/g, ' ').split(/\r?\n/, MOST_FIELD_LINES)) {
    const { name, value } = headerOf(line);
    if (line.includes(':') && !fields.has(name)) fields.set(name, value);
  }
  return fields;
}

function valuesOf(headers: readonly Header[], names: readonly string[]): string[] {
  return headers.filter(({ name }) => names.includes(name)).map(({ value }) => value);
}
