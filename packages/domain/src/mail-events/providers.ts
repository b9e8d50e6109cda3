import type { MailEventKind } from './kinds';

/** What each type of bounce of Postmark reports. Source: Postmark's list of bounce types. */
const POSTMARK_TYPES: ReadonlyMap<string, MailEventKind> = new Map([
  ['HardBounce', 'hard'],
  ['BadEmailAddress', 'hard'],
  ['ManuallyDeactivated', 'hard'],
  ['AddressChange', 'ignored'],
  ['Transient', 'ignored'],
  ['SoftBounce', 'soft'],
  ['DnsError', 'soft'],
  ['Undeliverable', 'soft'],
  ['Blocked', 'policy'],
  ['SpamNotification', 'policy'],
  ['VirusNotification', 'policy'],
  ['DMARCPolicy', 'policy'],
  ['SMTPApiError', 'policy'],
  ['TemplateRenderingFailed', 'policy'],
  ['SpamComplaint', 'complaint'],
  ['Unsubscribe', 'unsubscribed'],
]);

/** Returns what a type of bounce of Postmark reports; `ignored` for those that are no bounce, and for unknown ones. */
export function kindOfPostmarkBounce(type: string): MailEventKind {
  return POSTMARK_TYPES.get(type) ?? 'ignored';
}

/** Subtypes of SES's bounces that say otherwise than their type. Source: Amazon SES, contents of event notifications. */
const SES_SUBTYPES: ReadonlyMap<string, MailEventKind> = new Map([
  ['Permanent/UnsubscribedRecipient', 'unsubscribed'],
  ['Transient/MessageTooLarge', 'policy'],
  ['Transient/ContentRejected', 'policy'],
  ['Transient/AttachmentRejected', 'policy'],
]);

const SES_TYPES: ReadonlyMap<string, MailEventKind> = new Map([
  ['Permanent', 'hard'],
  ['Transient', 'soft'],
  ['Undetermined', 'soft'],
]);

/** Returns what a bounce of SES reports; `ignored` for an unknown type. */
export function kindOfSesBounce(type: string, subtype: string): MailEventKind {
  return SES_SUBTYPES.get(`${type}/${subtype}`) ?? SES_TYPES.get(type) ?? 'ignored';
}

/** Feedback that isn't the reader's complaint. Source: RFC 5965 §7.3, RFC 6430, RFC 6591. */
const FEEDBACK: ReadonlyMap<string, MailEventKind> = new Map([
  ['not-spam', 'ignored'],
  ['auth-failure', 'ignored'],
  ['dmarc', 'ignored'],
  ['opt-out', 'unsubscribed'],
  ['opt-out-list', 'unsubscribed'],
]);

/** Returns what a feedback of a type reports (RFC 5965): a complaint, unless the type says otherwise. */
export function kindOfFeedback(type: string): MailEventKind {
  return FEEDBACK.get(type.trim().toLowerCase()) ?? 'complaint';
}
