import { Trans, useLingui } from '@lingui/react/macro';
import type { ChatRef } from '@vela/domain/chat';
import { Button } from '@vela/ui/Button';
import { Dialog } from '@vela/ui/Dialog';
import { Text } from '@vela/ui/Text';
import { useQueryClient } from '@tanstack/react-query';
import { deleteConversation } from '@vela/contract/endpoints/delete-conversation';
import { useShowToast } from '@vela/ui/Toast';
import { useApi } from '../../../kit/session/member-data-context';
import { useErrorWords } from '../shared/use-error-words';
import { useLeaveConversation } from './use-leave-conversation';

interface DeleteDialogProps {
  /** The conversation, or the member it is with. */
  of: ChatRef;
  /** null where the other member's account was erased. */
  name: string | null;
  isOpen: boolean;
  onClose: () => void;
}

/** Says what is deleted with a conversation, and for which of the two. */
export function DeleteDialog({ of: ref, name, isOpen, onClose }: DeleteDialogProps) {
  const remove = useDeleteConversation(ref);
  return (
    <Dialog
      isOpen={isOpen}
      role="alertdialog"
      onClose={onClose}
      title={
        name === null ? (
          <Trans>Delete this conversation?</Trans>
        ) : (
          <Trans>
            Delete the conversation with <span translate="no">{name}</span>?
          </Trans>
        )
      }
      actions={
        <>
          <Button
            tone="danger"
            onClick={() => {
              onClose();
              remove();
            }}
          >
            <Trans>Delete conversation</Trans>
          </Button>
          <Button tone="line" onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
        </>
      }
    >
      <Text tone="muted">
        {name === null ? (
          <Trans>Nobody else has it any more: it can’t come back.</Trans>
        ) : (
          <Trans>
            All its messages disappear from your list. <span translate="no">{name}</span> keeps theirs.
          </Trans>
        )}
      </Text>
    </Dialog>
  );
}

/** Deletes a conversation, or every one with a member: gone from the list at once, and back in it, as it is now, if that failed (product.md §4). */
function useDeleteConversation(ref: ChatRef): () => void {
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const leave = useLeaveConversation(ref);
  const showToast = useShowToast();
  const wordsOf = useErrorWords();
  return () => {
    const putBack = leave();
    api
      .call(deleteConversation, ref)
      .then(() => queryClient.removeQueries({ queryKey: ['conversation'], type: 'inactive' }))
      .catch((error: unknown) => {
        putBack();
        showToast({ tone: 'danger', title: t`The conversation wasn’t deleted`, detail: wordsOf(error) });
        return queryClient.invalidateQueries({ queryKey: ['chats'] });
      });
  };
}
