interface Readable {
  sender: 'me' | 'other' | 'system';
  held?: boolean | undefined;
  /** ISO 8601. */
  read_at?: string | undefined;
}

/**
 * Whether one of the two reads a message by opening the conversation: one that the other sent, that is delivered, and that wasn't
 * read before. Source: product.md §4, Chat.
 */
export function isUnreadBy(by: 'me' | 'other', { sender, held, read_at: readAt }: Readable): boolean {
  return sender === (by === 'me' ? 'other' : 'me') && held !== true && readAt === undefined;
}

/** An entry of the conversation list once it was opened: nothing in it is unread. Source: product.md §4, Chat. */
export function openedChat<Chat extends { num_unread_messages: number }>(chat: Chat): Chat {
  return { ...chat, num_unread_messages: 0 };
}
