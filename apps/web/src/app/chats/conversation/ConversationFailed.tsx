import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@vela/api-client/api-error';
import { otherBlockOf, type OtherBlock } from '@vela/api-client/other-block';
import { ownBlockOf, type OwnBlock } from '@vela/api-client/own-block';
import { ButtonLink } from '@vela/ui/Button';
import { EmptyState } from '@vela/ui/EmptyState';
import { ErrorState } from '@vela/ui/ErrorState';
import MessageCircleOff from 'lucide-react/icons/message-circle-off';
import { useGo } from '../../../kit/page/use-routing';
import { OtherBlockNote } from '../../../kit/safety/OtherBlockNote';
import { OwnBlockNote } from '../../../kit/safety/OwnBlockNote';
import { useFollow } from '../shared/use-follow';
import * as styles from './Conversation.css';

interface ConversationFailedProps {
  error: Error;
  onRetry: () => void;
  isRetrying: boolean;
}

/** Why there is no conversation here: it is gone, one was blocked or has blocked, or it didn't load. */
export function ConversationFailed({ error, onRetry, isRetrying }: ConversationFailedProps) {
  const closed = otherBlockOf(error);
  if (closed) return <Closed by={closed} />;
  const block = ownBlockOf(error);
  if (block) return <YouBlocked block={block} />;
  if (isApiError(error, 'not_found')) return <Gone />;
  return (
    <div className={styles.instead}>
      <ErrorState
        level={1}
        title={<Trans>The conversation didn’t load</Trans>}
        onRetry={onRetry}
        isRetrying={isRetrying}
      >
        <Trans>Check your connection and try again.</Trans>
      </ErrorState>
      <div className={styles.returnTo}>
        <Back />
      </div>
    </div>
  );
}

function Closed({ by }: { by: OtherBlock }) {
  return (
    <div className={styles.instead}>
      <OtherBlockNote by={by} of="conversation" action={<Back />} />
    </div>
  );
}

function YouBlocked({ block }: { block: OwnBlock }) {
  const queryClient = useQueryClient();
  const go = useGo();
  return (
    <div className={styles.instead}>
      <OwnBlockNote
        block={block}
        action={<Back />}
        onUnblocked={async () => {
          // The messages are deleted; a new conversation with the member may start.
          go(`/members/${block.id}/chat`);
          await queryClient.invalidateQueries({ queryKey: ['conversation'] });
        }}
      />
    </div>
  );
}

function Gone() {
  return (
    <div className={styles.instead}>
      <EmptyState
        level={1}
        icon={MessageCircleOff}
        title={<Trans>This conversation no longer exists</Trans>}
        action={<Back />}
      >
        <Trans>It was deleted, or the other person has left.</Trans>
      </EmptyState>
    </div>
  );
}

function Back() {
  return (
    <ButtonLink tone="line" {...useFollow('/chats')}>
      <Trans>Back to messages</Trans>
    </ButtonLink>
  );
}
