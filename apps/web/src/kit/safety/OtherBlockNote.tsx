import { Trans } from '@lingui/react/macro';
import type { OtherBlock } from '@vela/api-client/other-block';
import { EmptyState } from '@vela/ui/EmptyState';
import { Inline } from '@vela/ui/layout';
import Ban from 'lucide-react/icons/ban';
import MessageCircleOff from 'lucide-react/icons/message-circle-off';
import type { ReactNode } from 'react';
import { ReportButton } from './ReportButton';

interface OtherBlockNoteProps {
  by: OtherBlock;
  /** What can't be seen any more. */
  of: 'profile' | 'conversation';
  /** The way on. */
  action: ReactNode;
}

/**
 * What stands in place of a screen that another member has blocked one from (product.md §6), with the ways on and to report
 * that member: someone who threatens may block next.
 */
export function OtherBlockNote({ by: { id, name }, of, action }: OtherBlockNoteProps) {
  return (
    <EmptyState
      level={1}
      icon={of === 'profile' ? Ban : MessageCircleOff}
      title={
        name !== null ? (
          <Trans>
            You’re blocked by <span translate="no">{name}</span>.
          </Trans>
        ) : of === 'profile' ? (
          <Trans>This profile is no longer available</Trans>
        ) : (
          <Trans>This conversation is no longer available</Trans>
        )
      }
      action={
        <Inline gap="3" justify="center">
          {action}
          <ReportButton id={id} name={name} />
        </Inline>
      }
    >
      {name !== null ? (
        <Trans>You do not have access to this page.</Trans>
      ) : (
        <Trans>If something wasn’t right, you can still report it.</Trans>
      )}
    </EmptyState>
  );
}
