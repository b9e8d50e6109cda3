/** What the mail about something that happened carries: how much it was, and no names, since others may see the mailbox, too. */
export interface NewsMail {
  count: number;
  /** How many of them come from fictional profiles. */
  fictional: number;
  /** The link that ends the mails of this kind. */
  unsubscribeId: string;
}
