import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unblockMember } from '@vela/contract/endpoints/unblock-member';
import type { OwnBlock } from '@vela/api-client/own-block';
import { Button } from '@vela/ui/Button';
import { EmptyState } from '@vela/ui/EmptyState';
import { Notice } from '@vela/ui/Notice';
import { Inline } from '@vela/ui/layout';
import Ban from 'lucide-react/icons/ban';
import Undo2 from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';
import { useApi } from '../session/member-data-context';
import { focusMain } from '../page/focus-main';
import { reloadLists } from './reload-lists';
import { ReportButton } from './ReportButton';

interface OwnBlockNoteProps {
  block: OwnBlock;
  /** The way on. */
  action: ReactNode;
  /** The block was removed; the note stays busy until the returned promise settles. */
  onUnblocked: () => Promise<void>;
}

/** What stands in place of a screen about a member that one has blocked, with the ways to unblock and to report. */
export function OwnBlockNote({ block: { id, name }, action, onUnblocked }: OwnBlockNoteProps) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => api.call(unblockMember, { profile_id: id }),
    onSuccess: async () => {
      await reloadLists(queryClient);
      await onUnblocked();
      // The button that was pressed goes with the note: the screen has the focus next.
      focusMain();
    },
  });
  return (
    <EmptyState
      level={1}
      icon={Ban}
      title={
        <Trans>
          You have blocked <span translate="no">{name}</span>
        </Trans>
      }
      action={
        <>
          {isError && (
            <Notice tone="danger" announced="at once">
              <Trans>That didn’t work. Please try again.</Trans>
            </Notice>
          )}
          <Inline gap="3" justify="center">
            {action}
            <Button tone="line" icon={Undo2} busy={isPending} onClick={() => mutate()}>
              <Trans>Unblock</Trans>
            </Button>
            <ReportButton id={id} name={name} />
          </Inline>
        </>
      }
    >
      <Trans>You no longer see each other anywhere on the site.</Trans>
    </EmptyState>
  );
}
