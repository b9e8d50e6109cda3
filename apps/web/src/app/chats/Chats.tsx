import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { chatsQueryOptions } from '@vela/api-client/queries/chats';
import { conversationQueryOptions, type ConversationRef } from '@vela/api-client/queries/conversation';
import type { Chat } from '@vela/contract/entities/conversation';
import { chatToReturnTo, type LastChat } from '@vela/domain/chat';
import { ButtonLink } from '@vela/ui/Button';
import { EmptyState } from '@vela/ui/EmptyState';
import { Heading } from '@vela/ui/Heading';
import { SkipLink } from '@vela/ui/layout';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { useCallback, useEffect, useState, useMemo, useSyncExternalStore } from 'react';
import { useApi } from '../../kit/session/member-data-context';
import { PushAsk } from '../../kit/frame/alerts/PushAsk';
import { Screen } from '../../kit/page/Screen';
import { usePage } from '../../kit/page/page-context';
import * as styles from './Chats.css';
import { Conversation } from './conversation';
import { ConversationList, type ConversationListProps, type ShownConversation } from './list';
import { useFollow } from './shared/use-follow';
import { MESSAGE_FIELD } from './composer';
import { saveLastChat, parseLastChat, readLastChat } from './last-chat';
import { useLoaded } from '../../kit/page/use-routing';
import type { loadChats } from './load-chats';

export interface ChatsProps {
  /** Which one is open; null for none. */
  conversation: ConversationRef | null;
}

/** The conversations, and beside them the one that is open; where there is room for one of both, either. */
export function Chats({ conversation }: ChatsProps) {
  const [left, setLeft] = useState<ShownConversation | null>(null);
  const clearLeft = useCallback(() => setLeft(null), []);
  return conversation ? (
    <OpenConversation key={JSON.stringify(conversation)} of={conversation} onShown={setLeft} />
  ) : (
    <ListAlone left={left} onReturned={clearLeft} />
  );
}

function ListAlone(list: Pick<ConversationListProps, 'left' | 'onReturned'>) {
  const { t } = useLingui();
  const { data } = useQuery(chatsQueryOptions(useApi(), null));
  const hasNone = data?.chats.length === 0;
  return (
    <Screen title={t`Messages`} fit="window">
      <div className={hasNone ? styles.noneYet : styles.panes}>
        <ListPane place={hasNone ? 'alone' : 'front'} current={null} {...list} />
        {!hasNone && <div className={styles.nothing}>{data && <Choice chats={data.chats} />}</div>}
      </div>
    </Screen>
  );
}

function Choice({ chats }: { chats: readonly Chat[] }) {
  const last = useLastChat();
  const ids = chats.map(({ conversation }) => conversation.id);
  const lastId = chatToReturnTo(last, ids);
  const chat = chats.find(({ conversation }) => conversation.id === lastId);
  return (
    <EmptyState
      icon={MessagesSquare}
      level={2}
      title={<Trans>Choose a conversation</Trans>}
      action={chat && <BackToLast {...chat} />}
    >
      <Trans>It opens here, beside the others.</Trans>
    </EmptyState>
  );
}

/** The way back to the conversation that was open before. */
function BackToLast({ conversation, profile }: Chat) {
  const { t } = useLingui();
  const name = profile?.name ?? t`Deleted member`;
  return (
    <ButtonLink tone="line" {...useFollow(`/chats/${conversation.id}`)}>
      <Trans>
        Back to the chat with <span translate="no">{name}</span>
      </Trans>
    </ButtonLink>
  );
}

interface OpenConversationProps {
  of: ConversationRef;
  onShown: (conversation: ShownConversation) => void;
}

function OpenConversation({ of: ref, onShown }: OpenConversationProps) {
  const { t } = useLingui();
  const { data } = useInfiniteQuery(conversationQueryOptions(useApi(), ref));
  const [newest] = data?.pages ?? [];
  const name = newest && (newest.profile?.name ?? t`Deleted member`);
  const profileId = newest?.profile?.id ?? ('profile_id' in ref ? ref.profile_id : null);
  const conversationId = newest?.conversation?.id ?? ('id' in ref ? ref.id : null);
  useSaveLastChat(newest?.conversation?.id ?? null);
  useEffect(() => onShown({ conversationId, profileId }), [onShown, conversationId, profileId]);
  return (
    <Screen title={name === undefined ? t`Messages` : t`${name} · Messages`} fit="window">
      <div className={styles.panes}>
        <SkipLink target={MESSAGE_FIELD}>
          <Trans>Skip to message field</Trans>
        </SkipLink>
        <ListPane place="behind" current={{ conversationId, profileId }} />
        <Conversation of={ref} />
      </div>
    </Screen>
  );
}

interface ListPaneProps extends ConversationListProps {
  /** `behind` an open conversation; `alone` where nothing stands beside it. */
  place: keyof typeof styles.listPane;
}

function ListPane({ place, ...list }: ListPaneProps) {
  return (
    <section className={styles.listPane[place]} aria-labelledby="chats-title">
      <div className={styles.listParts}>
        <div className={styles.listHead[place === 'alone' ? 'alone' : 'besideOne']}>
          <Heading level={place === 'behind' ? 2 : 1} size="page" id="chats-title">
            <Trans>Messages</Trans>
          </Heading>
        </div>
        <ConversationList {...list} />
        <PushAsk of={place === 'alone' ? 'onlyPane' : 'pane'} />
      </div>
    </section>
  );
}

/** The conversation that this browser opened last; null for none, and until the page is the browser's. */
function useLastChat(): LastChat | null {
  const memberId = usePage().user?.id ?? '';
  const stored = useSyncExternalStore(
    neverChanges,
    () => readLastChat(memberId),
    () => null,
  );
  return useMemo(() => parseLastChat(stored), [stored]);
}

/** Stores that the conversation is the one opened last; one that hasn't begun has no id yet. */
function useSaveLastChat(conversationId: string | null): void {
  const memberId = usePage().user?.id ?? '';
  const [openedAt] = useState(() => new Date());
  useEffect(() => {
    if (conversationId !== null) saveLastChat(memberId, { conversationId, openedAt });
  }, [memberId, conversationId, openedAt]);
}

/** While the list stands there alone, none is opened in its window. */
function neverChanges(): () => void {
  return () => {};
}

/** The list stays while conversations beside it change: the routes below name the conversation, and render nothing themselves. */
export function ChatsRoute() {
  const { conversation } = useLoaded<typeof loadChats>();
  return <Chats conversation={conversation} />;
}
