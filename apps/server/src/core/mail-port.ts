/** A mail, rendered and ready to go. */
export interface OutgoingMail {
  /** It is the same for each attempt to send the same mail, so that the mailbox stores it once. */
  id: string;
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
  /** Resolves when the next server has taken the mail; rejects when it should be tried again. */
  send(mail: OutgoingMail): Promise<void>;
}
