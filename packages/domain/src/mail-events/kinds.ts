/**
 * What became of a mail, as its transport reports it. `policy` is a rejection that the address isn't at fault for, such as of the
 * content or of our own network; `unsubscribed` is a request to the provider to send no more; `ignored` changes nothing, such as
 * a delay or an out-of-office reply. Source: decisions.md, Notifications.
 */
export const MAIL_EVENT_KINDS = [
  'delivered',
  'soft',
  'hard',
  'policy',
  'complaint',
  'unsubscribed',
  'ignored',
] as const;

export type MailEventKind = (typeof MAIL_EVENT_KINDS)[number];

/** Where events come from: the providers, the mailbox that bounces arrive in, and our own delivery by SMTP. */
export type MailEventSource = 'generic' | 'postmark' | 'ses' | 'mailbox' | 'smtp';
