import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { deleteConversation } from '@vela/contract/endpoints/delete-conversation';
import { useShowToast } from '@vela/ui/Toast';
import { useApi } from '../../../kit/session/member-data-context';
import { useErrorWords } from '../shared/use-error-words';
import { useLeaveConversation } from './use-leave-conversation';

/** Deletes every conversation with a member: gone from the list at once, and back in it, as it is now, if that failed (product.md §4). */
export function useDeleteConversation(profileId: string): () => void {
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const leave = useLeaveConversation(profileId);
  const showToast = useShowToast();
  const wordsOf = useErrorWords();
  return () => {
    const putBack = leave();
    api
      .call(deleteConversation, { profile_id: profileId })
      .then(() => queryClient.removeQueries({ queryKey: ['conversation'], type: 'inactive' }))
      .catch((error: unknown) => {
        putBack();
        showToast({ tone: 'danger', title: t`The conversation wasn’t deleted`, detail: wordsOf(error) });
        return queryClient.invalidateQueries({ queryKey: ['chats'] });
      });
  };
}
