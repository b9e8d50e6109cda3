import { useQueryClient } from '@tanstack/react-query';
import { chatsWithBack, chatsWithout, type ChatsPage } from '@vela/api-client/cache/chats';
import { useGo } from '../../../kit/page/use-routing';

/** Goes back to the list, and removes the conversations with a member from it; the returned function restores them. */
export function useLeaveConversation(profileId: string): () => () => void {
  const queryClient = useQueryClient();
  const go = useGo();
  return () => {
    const ref = { profile_id: profileId };
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
