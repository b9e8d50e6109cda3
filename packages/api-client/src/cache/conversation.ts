import type { Message } from '@vela/contract/entities/message';
import type { ConversationData, ConversationPage } from '../queries/conversation';

/** What the cache holds belongs to this conversation. */
export function isConversation(data: ConversationData | undefined, conversationId: string): boolean {
  return data?.pages[0]?.conversation?.id === conversationId;
}

/**
 * The conversation with a message that was sent or came. One that is there already, by its id or as what this client sent
 * under its client id, is replaced: the same message may come as an answer and as an event, in any order.
 */
export function conversationWithMessage(data: ConversationData, message: Message): ConversationData {
  const isThere = data.pages.some(({ messages }) => messages.some((one) => isSame(one, message)));
  if (isThere) return mapMessages(data, (one) => (isSame(one, message) ? message : one));
  const [newest, ...older] = data.pages;
  if (!newest) return data;
  const { conversation } = newest;
  const page: ConversationPage = {
    ...newest,
    messages: [message, ...newest.messages],
    conversation: {
      id: message.conversation_id,
      last_message: message.sender === 'system' && conversation ? conversation.last_message : message,
      last_message_at: message.sent_at,
    },
  };
  return { ...data, pages: [page, ...older] };
}

/** The conversation without a message that the member deleted. */
export function conversationWithoutMessage(data: ConversationData, messageId: string): ConversationData {
  return {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      messages: page.messages.filter(({ id }) => id !== messageId),
    })),
  };
}

/** The conversation when one of the two read what the other had sent until then. */
export function conversationWithRead(
  data: ConversationData,
  { readAt, by }: { readAt: string; by: 'me' | 'other' },
): ConversationData {
  const sender = by === 'me' ? 'other' : 'me';
  const read = mapMessages(data, (message) =>
    message.sender === sender &&
    message.read_at === undefined &&
    message.held !== true &&
    message.sent_at <= readAt
      ? { ...message, read_at: readAt }
      : message,
  );
  if (by === 'other') return read;
  return { ...read, pages: read.pages.map((page) => ({ ...page, num_unread_messages: 0 })) };
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
