import { Trans } from '@lingui/react/macro';
import type { Profile } from '@vela/contract/entities/profile';
import { Button } from '@vela/ui/Button';
import { Dialog } from '@vela/ui/Dialog';
import { Text } from '@vela/ui/Text';
import { useDeleteConversation } from './use-delete-conversation';

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
