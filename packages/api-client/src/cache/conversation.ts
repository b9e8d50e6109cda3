import type { Message } from '@vela/contract/entities/message';
import { isUnreadBy, type Reaction } from '@vela/domain/chat';
import type { ConversationData, ConversationPage } from './conversation-data';

/** What the cache holds belongs to this conversation. */
export function isConversation(data: ConversationData | undefined, conversationId: string): boolean {
  return data?.pages[0]?.conversation?.id === conversationId;
}

/** What the cache holds is the conversation with this member, begun or not. */
export function isConversationWith(data: ConversationData | undefined, profileId: string): boolean {
  return data?.pages[0]?.profile?.id === profileId;
}

/**
 * The conversation with a message that was sent or came. One that is there already, by its id or as what this client sent
 * under its client id, is replaced: the same message may come as an answer and as an event, in any order.
 */
export function conversationWithMessage(data: ConversationData, message: Message): ConversationData {
  const isThere = data.pages.some(({ messages }) => messages.some((one) => isSame(one, message)));
  if (isThere) return mapMessages(data, (one) => (isSame(one, message) ? newerOf(one, message) : one));
  const pages = data.pages.toSpliced(0, 1, ...data.pages.slice(0, 1).map((page) => withLast(page, message)));
  const place = pages.findIndex(({ messages, next_cursor: next }) => {
    const oldest = messages.at(-1);
    return next === null || (oldest !== undefined && oldest.sent_at <= message.sent_at);
  });
  // Older than all that was loaded: it comes with its page.
  if (place === -1) return data;
  return {
    ...data,
    pages: pages.map((page, index) => (index === place ? withMessage(page, message) : page)),
  };
}

/** Times go on in a conversation, so they are its order: what comes late finds its place. */
function withMessage(page: ConversationPage, message: Message): ConversationPage {
  const place = page.messages.findIndex(({ sent_at: sentAt }) => sentAt <= message.sent_at);
  const at = place === -1 ? page.messages.length : place;
  return { ...page, messages: page.messages.toSpliced(at, 0, message) };
}

function withLast(page: ConversationPage, message: Message): ConversationPage {
  const { conversation } = page;
  if (conversation && (message.sender === 'system' || conversation.last_message_at > message.sent_at))
    return page;
  const { conversation_id: id, sent_at: sentAt } = message;
  return { ...page, conversation: { id, last_message: message, last_message_at: sentAt } };
}

/** The conversation without a message that the member deleted. */
export function conversationWithoutMessage(data: ConversationData, messageId: string): ConversationData {
  return {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      messages: page.messages
        .filter(({ id }) => id !== messageId)
        // What answers it no longer shows what it said.
        .map((message) => (message.reply_to?.id === messageId ? { ...message, reply_to: null } : message)),
    })),
  };
}

/** The conversation when one of the two read what the other had sent until then. */
export function conversationWithRead(
  data: ConversationData,
  { readAt, by }: { readAt: string; by: 'me' | 'other' },
): ConversationData {
  const read = mapMessages(data, (message) =>
    isUnreadBy(by, message) && message.sent_at <= readAt ? { ...message, read_at: readAt } : message,
  );
  if (by === 'other') return read;
  return { ...read, pages: read.pages.map((page) => ({ ...page, num_unread_messages: 0 })) };
}

/** The conversation with a reaction to one of its messages, or without one. */
export function conversationWithReaction(
  data: ConversationData,
  { messageId, reaction }: { messageId: string; reaction: Reaction | null },
): ConversationData {
  return mapMessages(data, (message) => {
    if (message.id !== messageId) return message;
    const { reaction: _, ...plain } = message;
    return reaction === null ? plain : { ...plain, reaction };
  });
}

/** What was read or reacted to stays so, also when an older word of it comes late. */
function newerOf(known: Message, coming: Message): Message {
  if (known.id !== coming.id) return coming;
  const { read_at: readAt, reaction } = known;
  return {
    ...(readAt !== undefined && { read_at: readAt }),
    ...(reaction !== undefined && { reaction }),
    ...coming,
  };
}

function isSame(one: Message, other: Message): boolean {
  return one.id === other.id || (other.client_id !== undefined && one.client_id === other.client_id);
}

function mapMessages(data: ConversationData, change: (message: Message) => Message): ConversationData {
  return {
    ...data,
    pages: data.pages.map((page) => ({ ...page, messages: page.messages.map(change) })),
  };
}
