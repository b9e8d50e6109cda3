import type { QueryClient } from '@tanstack/query-core';
import type { sendMessage } from '@vela/contract/endpoints/send-message';
import type { OutputOf } from '../create-api';
import { applyEvent } from './apply-event';
import type { ChatsPage } from './chats';
import { userWithWritten, type UserAnswer } from './user';

/**
 * Brings the answer to a message into the cache, as the events do that notify the member's other windows: whichever comes
 * first, the message is there once.
 */
export function applySent(client: QueryClient, { message, user }: OutputOf<typeof sendMessage>): void {
  const chats = client.getQueryData<ChatsPage>(['chats', null])?.chats ?? [];
  const chat = chats.find(({ conversation }) => conversation.id === message.conversation_id);
  const unread = chat?.num_unread_messages ?? 0;
  applyEvent(client, { name: 'message', data: { message, num_unread_messages: unread } });
  applyEvent(client, { name: 'credits', data: { credits: user.credits } });
  const { written } = user;
  if (written) {
    client.setQueryData<UserAnswer>(['user'], (answer) => answer && userWithWritten(answer, written));
  }
}
