import { useQueryClient } from '@tanstack/react-query';
import { chatsWithBack, chatsWithout, type ChatsPage } from '@vela/api-client/cache/chats';
import type { ChatRef } from '@vela/domain/chat';
import { useGo } from '../../../kit/page/use-routing';

/** Goes back to the list, and removes a conversation, or those with a member, from it; the returned function restores them. */
export function useLeaveConversation(ref: ChatRef): () => () => void {
  const queryClient = useQueryClient();
  const go = useGo();
  return () => {
    const shown = queryClient.getQueriesData<ChatsPage>({ queryKey: ['chats'] });
    queryClient.setQueriesData<ChatsPage>({ queryKey: ['chats'] }, (chats) =>
      chats ? chatsWithout(chats, ref) : chats,
    );
    go('/chats');
    return () => {
      for (const [key, before] of shown)
        queryClient.setQueryData<ChatsPage>(key, (chats) =>
          chats && before ? chatsWithBack(chats, { before, ref }) : chats,
        );
    };
  };
}
