import { chatsQueryOptions } from '@vela/api-client/queries/chats';
import { conversationQueryOptions, type ConversationRef } from '@vela/api-client/queries/conversation';
import type { MemberData } from '../../shell/members';
import type { RouteInput } from '../../shell/routing';

export interface LoadedChats {
  /** null where none is chosen. */
  conversation: ConversationRef | null;
}

type Input = Pick<RouteInput, 'server'> & { data?: MemberData | undefined };

/**
 * Fetches the conversations, and the one that is opened. The server waits for both; in the browser what isn't there yet is
 * shown as on its way.
 */
export async function loadChats(
  { data, server }: Input,
  conversation: ConversationRef | null = null,
): Promise<LoadedChats> {
  if (data && server) {
    const { api, queryClient } = data;
    await Promise.all([
      queryClient.prefetchQuery(chatsQueryOptions(api)),
      conversation && queryClient.prefetchInfiniteQuery(conversationQueryOptions(api, conversation)),
    ]);
  }
  return { conversation };
}
