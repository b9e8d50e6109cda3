import { useQueryClient } from '@tanstack/react-query';
import { chatsWithout, type ChatsPage } from '@vela/api-client/cache/chats';
import { useGo } from '../../../shell/routing';

/** Goes back to the list, in which the conversations with a member are no more. */
export function useLeaveConversation(profileId: string): () => void {
  const queryClient = useQueryClient();
  const go = useGo();
  return () => {
    queryClient.setQueriesData<ChatsPage>({ queryKey: ['chats'] }, (chats) =>
      chats ? chatsWithout(chats, { profile_id: profileId }) : chats,
    );
    go('/chats');
  };
}
