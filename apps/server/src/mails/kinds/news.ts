import type { LinkTo } from './define-mail';

/** What the mail about something that happened carries: how much it was, and no names, since others may see the mailbox, too. */
export interface NewsMail {
  count: number;
  /** How many of them come from fictional profiles. */
  fictional: number;
  /** The link that ends the mails of this kind. */
  unsubscribeId: string;
}

/** Of messages. */
export interface MessageMail extends NewsMail {
  /** The link to the conversation; not in mails that were queued before there was one. */
  conversationId?: string;
}

/** The path of a mail about messages. */
export function toConversation({ conversationId }: MessageMail, linkTo: LinkTo): string {
  return conversationId === undefined ? '/chats' : linkTo('conversation', conversationId);
}
