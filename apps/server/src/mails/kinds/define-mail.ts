import type { I18n, MessageDescriptor } from '@lingui/core';
import type { LinkKind } from '@vela/domain/limits';
import type { Locale } from '@vela/domain/locale';

/** A line of a receipt. */
export interface MailFact {
  label: MessageDescriptor;
  /** Written out in the language of the mail. */
  value: string;
}

/** A text of ours, or one that the site wrote in the language of the mail. */
export type MailWords = MessageDescriptor | string;

/** What one mail says. */
export interface MailTexts {
  subject: MailWords;
  /** What happened and what the mail asks for. */
  body: MailWords;
  /** What it says line by line, such as a receipt. */
  facts?: readonly MailFact[];
  /** The label of the link. */
  action: MailWords;
  /** What is said of it beside the body, such as that fictional profiles are among those it is about. */
  note?: MessageDescriptor | null;
  /** How long the link works; null where it always does. */
  validity: MessageDescriptor | null;
  /** What to do if it was somebody else. */
  otherwise: MessageDescriptor;
  /** The label of a second link, to a new password. */
  newPassword?: MessageDescriptor;
}

/**
 * What every mail knows. A member's name is not among it: anyone can sign up with a stranger's address, and that stranger
 * must not be sent a text of the signer's choice. Only the greeting of a necessary mail has it, where the address was
 * confirmed.
 */
export interface MailValues {
  /** The name of the site. */
  site: string;
  supportEmail: string;
  locale: Locale;
  /** The site's time zone, which all days and hours in its mails are in. */
  timeZone: string;
  i18n: I18n;
}

/** The path of the page that a link of a kind leads to, with its token. */
export type LinkTo = (kind: LinkKind, linkId: string) => string;

/** One kind of mail. `Data` is what its job carries besides the address; it is stored as JSON. */
export interface Mail<Kind extends string, Data extends object> {
  /** What the mail is for; it is stored with the job. */
  kind: Kind;
  /** The path of the site that its action leads to. */
  path: `/${string}` | ((data: Data, linkTo: LinkTo) => string);
  texts: (values: MailValues, data: Data) => MailTexts;
  /** What somebody else wrote. It is quoted and part of no sentence of ours, where it could forge the next. */
  quotes?: (data: Data) => string;
  /** The id of the link that ends the mails of its kind; mails that the law calls necessary have none. */
  unsubscribe?: (data: Data) => string;
  /** The address that a reply goes to, if not that of the sender. */
  replyTo?: (data: Data) => string;
}

/** Declares a kind of mail. */
export function defineMail<const Kind extends string, Data extends object = object>(
  mail: Mail<Kind, Data>,
): Mail<Kind, Data> {
  return mail;
}

/** The path of a mail whose action is a single-use link. */
export function followLink(kind: LinkKind) {
  return ({ linkId }: { linkId: string }, linkTo: LinkTo): string => linkTo(kind, linkId);
}
