import { Trans, useLingui } from '@lingui/react/macro';
import type { Profile } from '@vela/contract/entities/profile';
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
  profile: Profile;
  isOpen: boolean;
  onClose: () => void;
}

/** Says what is deleted with a conversation, and for which of the two. */
export function DeleteDialog({ profile, isOpen, onClose }: DeleteDialogProps) {
  const remove = useDeleteConversation(profile.id);
  const { name } = profile;
  return (
    <Dialog
      isOpen={isOpen}
      role="alertdialog"
      onClose={onClose}
      title={
        <Trans>
          Delete the conversation with <span translate="no">{name}</span>?
        </Trans>
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
        <Trans>
          All its messages disappear from your list. <span translate="no">{name}</span> keeps theirs.
        </Trans>
      </Text>
    </Dialog>
  );
}

/** Deletes every conversation with a member: gone from the list at once, and back in it, as it is now, if that failed (product.md §4). */
function useDeleteConversation(profileId: string): () => void {
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
