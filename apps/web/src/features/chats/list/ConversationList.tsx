import { Trans, useLingui } from '@lingui/react/macro';
import { Button, ButtonLink } from '@vela/ui/Button';
import { ConversationRowSkeleton } from '@vela/ui/ConversationRow';
import { EmptyState } from '@vela/ui/EmptyState';
import { ErrorState } from '@vela/ui/ErrorState';
import { Loading } from '@vela/ui/Skeleton';
import MessageCircle from 'lucide-react/icons/message-circle';
import * as styles from './ConversationList.css';
import { ListRow } from './ListRow';
import { useChatPages } from './use-chat-pages';

export interface ConversationListProps {
  /** The open one; a conversation that hasn't begun has no id yet. */
  current: { conversationId: string | null; profileId: string | null } | null;
}

/** All conversations, the one with the newest message first. */
export function ConversationList({ current }: ConversationListProps) {
  const { chats, isFailed, isFetching, retry, loadMore } = useChatPages();
  if (chats === undefined) {
    return isFailed ? <Failed onRetry={retry} isRetrying={isFetching} /> : <Waiting />;
  }
  if (chats.length === 0) return <Empty />;
  return (
    <div className={styles.scroll}>
      <ol className={styles.list}>
        {chats.map((chat) => (
          <li key={chat.conversation.id}>
            <ListRow
              chat={chat}
              isCurrent={
                current !== null &&
                (chat.conversation.id === current.conversationId || chat.profile.id === current.profileId)
              }
            />
          </li>
        ))}
      </ol>
      {isFailed && <Failed onRetry={retry} isRetrying={isFetching} />}
      {loadMore && (
        <div className={styles.more}>
          <Button tone="line" size="small" busy={isFetching} onClick={loadMore}>
            <Trans>Show earlier conversations</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

function Waiting() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading your conversations`}>
      <div className={styles.list}>
        {Array.from({ length: 6 }, (_, index) => (
          <ConversationRowSkeleton key={index} />
        ))}
      </div>
    </Loading>
  );
}

function Failed({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  return (
    <ErrorState
      level={2}
      title={<Trans>Your conversations didn’t load</Trans>}
      onRetry={onRetry}
      isRetrying={isRetrying}
    >
      <Trans>Check your connection and try again.</Trans>
    </ErrorState>
  );
}

function Empty() {
  return (
    <EmptyState
      icon={MessageCircle}
      level={2}
      title={<Trans>No conversations yet</Trans>}
      action={
        <ButtonLink tone="line" href="/members">
          <Trans>Search members</Trans>
        </ButtonLink>
      }
    >
      <Trans>Write to someone you would like to know, and the answers appear here.</Trans>
    </EmptyState>
  );
}
