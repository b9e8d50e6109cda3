import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { blockMember } from '@vela/contract/endpoints/block-member';
import type { Profile } from '@vela/contract/entities/profile';
import { Button } from '@vela/ui/Button';
import { Dialog } from '@vela/ui/Dialog';
import { Notice } from '@vela/ui/Notice';
import { Stack } from '@vela/ui/layout';
import { Text } from '@vela/ui/Text';
import { useApi } from '../session/member-data-context';
import { reloadLists } from './reload-lists';

interface BlockDialogProps {
  profile: Profile;
  isOpen: boolean;
  onClose: () => void;
  onBlocked: () => void;
}

/** Explains what a block does before it is set, also what an unblock can't restore. */
export function BlockDialog({ profile, isOpen, onClose, onBlocked }: BlockDialogProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => api.call(blockMember, { profile_id: profile.id }),
    onSuccess: () => {
      onClose();
      onBlocked();
      return reloadLists(queryClient);
    },
  });
  const { name } = profile;
  return (
    <Dialog
      isOpen={isOpen}
      role="alertdialog"
      title={
        <Trans>
          Block <span translate="no">{name}</span>?
        </Trans>
      }
      onClose={onClose}
      actions={
        <>
          <Button tone="danger" busy={isPending} onClick={() => mutate()}>
            <Trans>
              Block <span translate="no">{name}</span>
            </Trans>
          </Button>
          <Button tone="line" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <Text tone="muted">
          <Trans>
            You will no longer see or hear from each other. Your likes and your conversation are deleted;
            unblocking doesn’t bring them back.
          </Trans>
        </Text>
        {isError && (
          <Notice tone="danger" announced="at once">
            <Trans>That didn’t work. Please try again.</Trans>
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
