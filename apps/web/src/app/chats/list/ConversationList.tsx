import { Trans, useLingui } from '@lingui/react/macro';
import type { Chat } from '@vela/contract/entities/conversation';
import { Button, ButtonLink } from '@vela/ui/Button';
import { ConversationRowSkeleton } from '@vela/ui/ConversationRow';
import { EmptyState } from '@vela/ui/EmptyState';
import { ErrorState } from '@vela/ui/ErrorState';
import { Loading } from '@vela/ui/Skeleton';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useDeferredValue, useEffect, useState } from 'react';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import type { ChatsPage } from '@vela/api-client/cache/chats';
import { chatsQueryOptions } from '@vela/api-client/queries/chats';
import { useSavedSearch } from '../../../kit/search/saved-search';
import * as styles from './ConversationList.css';
import { ListRow } from './ListRow';
import { NewMatches } from './NewMatches';
import { useApi } from '../../../kit/session/member-data-context';

/** One that is or was open; a conversation that hasn't begun has no id yet. */
export interface ShownConversation {
  conversationId: string | null;
  profileId: string | null;
}

export interface ConversationListProps {
  /** The open one. */
  current: ShownConversation | null;
  /** The one that was left for the list, and whose row takes the focus. */
  left?: ShownConversation | null;
  /** The list is there, and its row has the focus if there is one: one that comes later is not returned to. */
  onReturned?: () => void;
}

/** All conversations, the one with the newest message first. */
export function ConversationList({ current, left = null, onReturned }: ConversationListProps) {
  const { chats, isFailed, isFetching, retry, loadMore } = useChatPages();
  const isThere = chats !== undefined;
  useEffect(() => {
    if (isThere) onReturned?.();
  }, [isThere, onReturned]);
  if (chats === undefined) {
    return isFailed ? <Failed onRetry={retry} isRetrying={isFetching} /> : <Waiting />;
  }
  if (chats.length === 0) {
    return (
      <div className={styles.scroll}>
        <NewMatches chats={chats} />
        <Empty isBeside={current !== null} />
      </div>
    );
  }
  return (
    <div className={styles.scroll}>
      <NewMatches chats={chats} />
      <Rows {...{ chats, current, left }} />
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

interface RowsProps {
  chats: readonly Chat[];
  current: ShownConversation | null;
  left: ShownConversation | null;
}

/** What a message changes here is shown once the message itself is on the screen. */
function Rows({ chats, current, left }: RowsProps) {
  const shown = useDeferredValue(chats);
  return (
    <ol className={styles.list}>
      {shown.map((chat) => (
        <li key={chat.conversation.id}>
          <ListRow chat={chat} isCurrent={isOf(chat, current)} wasLeft={isOf(chat, left)} />
        </li>
      ))}
    </ol>
  );
}

function isOf({ conversation, profile }: Chat, shown: ShownConversation | null): boolean {
  return (
    shown !== null &&
    (conversation.id === shown.conversationId || (profile !== null && profile.id === shown.profileId))
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

function Empty({ isBeside }: { isBeside: boolean }) {
  const search = useSavedSearch();
  return (
    <EmptyState
      icon={MessageCircle}
      level={2}
      title={<Trans>No conversations yet</Trans>}
      action={
        // In a conversation that begins, writing is what the screen is for.
        <ButtonLink href={search} tone={isBeside ? 'line' : 'primary'}>
          <Trans>Search members</Trans>
        </ButtonLink>
      }
    >
      <Trans>Message someone you’d like to get to know. Replies appear here.</Trans>
    </EmptyState>
  );
}

interface ChatPages {
  /** undefined while nothing has come yet; the same while nothing in it changes. */
  chats: readonly Chat[] | undefined;
  isFailed: boolean;
  isFetching: boolean;
  retry: () => void;
  /** null where there are no more. */
  loadMore: (() => void) | null;
}

/** The loaded conversations: the newest page, which events update, and older ones. */
function useChatPages(): ChatPages {
  const api = useApi();
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  const queries = cursors.map((cursor) => chatsQueryOptions(api, cursor));
  const { next, refetch, ...pages } = useQueries({ queries, combine: pagesOf });
  return {
    ...pages,
    retry: () => void refetch?.(),
    loadMore: next === null ? null : () => setCursors([...cursors, next]),
  };
}

function pagesOf(pages: readonly UseQueryResult<ChatsPage>[]) {
  const failed = pages.find(({ isError, data }) => isError && data === undefined);
  const loaded = pages.flatMap(({ data }) => data ?? []);
  return {
    chats: loaded.length === 0 ? undefined : withoutRepeats(loaded.flatMap(({ chats }) => chats)),
    isFailed: failed !== undefined,
    isFetching: pages.some(({ isFetching }) => isFetching),
    refetch: failed?.refetch,
    next: pages.at(-1)?.data?.next_cursor ?? null,
  };
}

/** One that moved to the newest page may still stand on the page it was loaded with. */
function withoutRepeats(chats: readonly Chat[]): Chat[] {
  const seen = new Set<string>();
  return chats.filter(({ conversation: { id } }) => !seen.has(id) && seen.add(id));
}
