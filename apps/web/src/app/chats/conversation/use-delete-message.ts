import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { conversationWithoutMessage, isConversation } from '@vela/api-client/cache/conversation';
import { deleteMessage } from '@vela/contract/endpoints/delete-message';
import type { ConversationData } from '@vela/api-client/queries/conversation';
import type { Message } from '@vela/contract/entities/message';
import { useShowToast } from '@vela/ui/Toast';
import { useApi } from '../../../kit/session/member-data-context';
import { useErrorWords } from '../shared/use-error-words';

/** Deletes a message for the member alone: it disappears at once, and is loaded again if that failed. */
export function useDeleteMessage(): (message: Message) => void {
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const showToast = useShowToast();
  const wordsOf = useErrorWords();
  return ({ id, conversation_id: conversationId }) => {
    queryClient.setQueriesData<ConversationData>({ queryKey: ['conversation'] }, (data) =>
      data && isConversation(data, conversationId) ? conversationWithoutMessage(data, id) : data,
    );
    api
      .call(deleteMessage, { id })
      .catch((error: unknown) => {
        showToast({ tone: 'danger', title: t`The message wasn’t deleted`, detail: wordsOf(error) });
        return queryClient.invalidateQueries({ queryKey: ['conversation'] });
      })
      // It may have been the last one, which the list shows.
      .then(() => queryClient.invalidateQueries({ queryKey: ['chats'] }))
      .catch(() => {});
  };
}
