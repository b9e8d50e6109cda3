import { chatsQueryOptions } from '@vela/api-client/queries/chats';
import { conversationQueryOptions, type ConversationRef } from '@vela/api-client/queries/conversation';
import { prepareQuery, type PrepareInput } from '../../kit/session/prepare-query';

export interface LoadedChats {
  /** null where none is chosen. */
  conversation: ConversationRef | null;
}

/** Loads the conversations and, on the server, the one that is opened: in the browser that shows itself as on its way. */
export async function loadChats(
  input: PrepareInput,
  conversation: ConversationRef | null = null,
): Promise<LoadedChats> {
  const { data, server } = input;
  if (data) {
    const { api, queryClient } = data;
    await Promise.all([
      prepareQuery(input, chatsQueryOptions(api)),
      server &&
        conversation &&
        queryClient.prefetchInfiniteQuery(conversationQueryOptions(api, conversation)),
    ]);
  }
  return { conversation };
}
