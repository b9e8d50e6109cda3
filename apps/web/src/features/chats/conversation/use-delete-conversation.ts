import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { chatsWithout, type ChatsPage } from '@vela/api-client/cache/chats';
import { deleteConversation } from '@vela/api-client/endpoints/delete-conversation';
import { useShowToast } from '@vela/ui/Toast';
import { useApi } from '../../../shell/members';
import { useGo } from '../../../shell/routing';
import { useErrorWords } from '../use-error-words';

/** Deletes every conversation with a member: gone from the list at once, and loaded anew if that failed (product.md §4). */
export function useDeleteConversation(profileId: string): () => void {
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const go = useGo();
  const showToast = useShowToast();
  const wordsOf = useErrorWords();
  return () => {
    queryClient.setQueriesData<ChatsPage>({ queryKey: ['chats'] }, (chats) =>
      chats ? chatsWithout(chats, { profile_id: profileId }) : chats,
    );
    go('/chats');
    deleteConversation(api, { profile_id: profileId })
      .then(() => queryClient.removeQueries({ queryKey: ['conversation'], type: 'inactive' }))
      .catch((error: unknown) => {
        showToast({ tone: 'danger', title: t`The conversation wasn’t deleted`, detail: wordsOf(error) });
        return queryClient.invalidateQueries({ queryKey: ['chats'] });
      });
  };
}
