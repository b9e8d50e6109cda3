import { useQueryClient } from '@tanstack/react-query';
import { chatsWithRead, type ChatsPage } from '@vela/api-client/cache/chats';
import { conversationWithRead, isConversation } from '@vela/api-client/cache/conversation';
import { markConversationRead } from '@vela/contract/endpoints/mark-conversation-read';
import type { ConversationData, ConversationPage } from '@vela/api-client/queries/conversation';
import { isUnreadBy } from '@vela/domain/chat';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useApi } from '../../../kit/session/member-data-context';

/**
 * Opening a conversation reads it (product.md §4), and what comes is read while someone looks at it: not in a tab behind
 * others, and not further up among older messages.
 */
export function useMarkRead(
  pages: readonly ConversationPage[] | undefined,
  { isNewestInSight }: { isNewestInSight: boolean },
): void {
  const api = useApi();
  const queryClient = useQueryClient();
  const isSeen = useIsTabSeen() && isNewestInSight;
  const id = pages?.[0]?.conversation?.id;
  // Asked when they change and not with each rendering: there may be thousands.
  const readAt = useMemo(() => newestUnread(pages ?? [])?.sent_at, [pages]);
  useEffect(() => {
    if (!isSeen || id === undefined || readAt === undefined) return;
    queryClient.setQueriesData<ConversationData>({ queryKey: ['conversation'] }, (data) =>
      data && isConversation(data, id) ? conversationWithRead(data, { readAt, by: 'me' }) : data,
    );
    queryClient.setQueriesData<ChatsPage>({ queryKey: ['chats'] }, (chats) =>
      chats ? chatsWithRead(chats, id) : chats,
    );
    // The client retries by itself; the next refresh loads what is still unread then.
    api.call(markConversationRead, { id }).catch(() => {});
  }, [api, queryClient, isSeen, id, readAt]);
}

function newestUnread(pages: readonly ConversationPage[]) {
  const ofPage = ({ messages }: ConversationPage) => messages.find((message) => isUnreadBy('me', message));
  const page = pages.find((one) => ofPage(one) !== undefined);
  return page && ofPage(page);
}

function useIsTabSeen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
    () => document.visibilityState === 'visible',
    () => false,
  );
}
