import type { Chat } from '@vela/contract/entities/conversation';
import type { Message } from '@vela/contract/entities/message';
import type { listConversations } from '@vela/contract/endpoints/list-conversations';
import { openedChat, withChatsBack, withoutChats, type ChatRef } from '@vela/domain/chat';
import type { OutputOf } from '../create-api';

/** A page of `chats.php`. */
export type ChatsPage = OutputOf<typeof listConversations>;

/**
 * The newest page with a message that was sent or came: its conversation stands first, with the count of unread messages
 * that came along. null when the page doesn't have the conversation, so that it has to be loaded.
 */
export function chatsWithMessage(
  chats: ChatsPage,
  { message, unread }: { message: Message; unread: number },
): ChatsPage | null {
  const chat = chats.chats.find(({ conversation }) => conversation.id === message.conversation_id);
  if (!chat) return null;
  if (message.sender === 'system') return chats;
  const isNewest = message.sent_at >= chat.conversation.last_message.sent_at;
  const counted = {
    ...chat,
    num_unread_messages: unread,
    typing: chat.typing && message.sender !== 'other',
  };
  if (!isNewest) return withChat(chats, counted);
  const conversation = { ...chat.conversation, last_message: message, last_message_at: message.sent_at };
  const others = chats.chats.filter((one) => one !== chat);
  return withTotal(chats, [{ ...counted, conversation }, ...others]);
}

/** The page when a conversation was opened: nothing in it is unread. Source: product.md §4. */
export function chatsWithRead(chats: ChatsPage, conversationId: string): ChatsPage {
  const chat = chats.chats.find(({ conversation }) => conversation.id === conversationId);
  return chat && chat.num_unread_messages > 0 ? withChat(chats, openedChat(chat)) : chats;
}

/** The page when the other writes, or stopped. */
export function chatsWithTyping(
  chats: ChatsPage,
  { conversationId, typing }: { conversationId: string; typing: boolean },
): ChatsPage {
  const chat = chats.chats.find(({ conversation }) => conversation.id === conversationId);
  return chat && chat.typing !== typing ? withChat(chats, { ...chat, typing }) : chats;
}

/** The page without a conversation, or without every one with a member. Source: product.md §4. */
export function chatsWithout(chats: ChatsPage, ref: ChatRef): ChatsPage {
  const rest = withoutChats(chats.chats, ref);
  return rest.length === chats.chats.length ? chats : withTotal(chats, rest);
}

/**
 * The page with the deleted chats again, as the server rejected the deletion; `before` is the page as it was. Source:
 * product.md §4.
 */
export function chatsWithBack(
  chats: ChatsPage,
  { before, ref }: { before: ChatsPage; ref: ChatRef },
): ChatsPage {
  return withTotal(chats, withChatsBack(chats.chats, { before: before.chats, ref }));
}

function withChat(chats: ChatsPage, chat: Chat): ChatsPage {
  return withTotal(
    chats,
    chats.chats.map((one) => (one.conversation.id === chat.conversation.id ? chat : one)),
  );
}

/** The total counts later pages, too, so it moves by what changed here. */
function withTotal(chats: ChatsPage, changed: Chat[]): ChatsPage {
  const difference = unreadOf(changed) - unreadOf(chats.chats);
  return {
    ...chats,
    chats: changed,
    num_unread_messages: Math.max(0, chats.num_unread_messages + difference),
  };
}

function unreadOf(chats: readonly Chat[]): number {
  return chats.reduce((sum, { num_unread_messages: unread }) => sum + unread, 0);
}
