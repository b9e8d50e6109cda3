/** A mail, rendered and ready to go. */
export interface OutgoingMail {
  /** It is the same for each attempt to send the same mail, so that the mailbox stores it once. */
  id: string;
  /** What stands before the `@` of its Message-ID: signed, so that a report that quotes it can be believed. */
  reference: string;
  /** Where bounces of it go to; null: to `from`. */
  returnPath: string | null;
  /** What it is for, such as `activation`; the demo mailbox shows it. */
  kind: string;
  to: string;
  /** Display name and address, as in `Vela <mail@example.com>`. */
  from: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** Every link of the mail in its order, the action's first. */
  links: readonly string[];
  /** Further headers, such as List-Unsubscribe. */
  headers?: Readonly<Record<string, string>>;
}

export interface MailAdapter {
  /**
   * Resolves when the next server has taken the mail; rejects with a {@link MailRejection} when it
   * will never do so, and with any other error when it should be tried again.
   */
  send(mail: OutgoingMail): Promise<void>;
}

/** The next server rejected a mail for good: another attempt would end the same. Its message names nobody. */
export class MailRejection extends Error {
  /** What the rejection reports of the address; `policy` blames the mail or its sender. */
  readonly kind: 'hard' | 'soft' | 'policy';

  constructor(kind: 'hard' | 'soft' | 'policy', code: string) {
    super(`The mail server rejected the mail for good: ${code}`);
    this.name = 'MailRejection';
    this.kind = kind;
  }
}
