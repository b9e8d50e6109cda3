import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  conversationQueryOptions,
  type ConversationPage,
  type ConversationRef,
} from '@vela/api-client/queries/conversation';
import type { Message } from '@vela/contract/entities/message';
import type { Profile } from '@vela/contract/entities/profile';
import type { OutgoingContent } from '@vela/domain/chat';
import { memo, useCallback, useDeferredValue, useMemo, useRef, useState, type RefObject } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { showsEntryWarning } from '@vela/domain/sites';
import { Loading, Skeleton } from '@vela/ui/Skeleton';
import { useApi } from '../../../kit/session/member-data-context';
import { useOutbox } from '../../../kit/live/outbox/use-outbox';
import { usePage } from '../../../kit/page/page-context';
import { useHasFictional } from '../../../kit/formats/use-fictional-warning';
import { lazyPart, useHasBeen, usePartsAtHand } from '../shared/lazy-part';
import { HasAnsweredContext, TalkPartnerContext } from '../shared/talk-partner';
import { useCharge, type Charging } from '../shared/use-charge';
import { ChatComposer, NobodyToWriteTo } from '../composer';
import { messageChecksQueryOptions } from '../shared/message-checks';
import { newestSent, receivedCount, shownMessages, type ShownMessage } from '../shared/shown-messages';
import * as styles from './Conversation.css';
import { ConversationFailed } from './ConversationFailed';
import { ConversationHead, ErasedHead } from './ConversationHead';
import { Log, type LogHandle } from './Log';
import { useMarkRead } from './use-mark-read';
import { warning } from './ChatWarning.css';
import type { Older } from './OlderMessages';
import { BackToMessages } from './BackToMessages';
import type { Reported } from './ReportInTalk';

const ReportInTalk = lazyPart(async () => (await import('./ReportInTalk')).ReportInTalk);

/** It comes with the checks, once the conversation is on the screen. */
const ReceivedCare = lazyPart(async () => (await import('./ReceivedCare')).ReceivedCare);

/** What stands over a conversation in the Netherlands and Germany (product.md §9, Entry warnings). */
const ChatWarning = memo(function ChatWarning() {
  const { geoip_country: country, min_age: minAge } = usePage().settings;
  const hasFictional = useHasFictional();
  if (!showsEntryWarning({ layout: 'chat', country })) return null;
  return (
    <p className={warning}>
      <Trans>Only for adults aged {minAge} and over.</Trans>{' '}
      {hasFictional && <Trans>Fictional profiles carry a label.</Trans>}
    </p>
  );
});

/** What two members say to each other, the means to say more, and to report what was said. */
export function Conversation({ of: ref }: { of: ConversationRef }) {
  const [reported, setReported] = useState<Reported | null>(null);
  const hasReported = useHasBeen(reported !== null);
  return (
    <>
      <Talk of={ref} onReport={setReported} />
      {hasReported && <ReportInTalk reported={reported} onClose={() => setReported(null)} />}
    </>
  );
}

function Talk({ of: ref, onReport }: { of: ConversationRef; onReport: (reported: Reported) => void }) {
  const query = useInfiniteQuery(conversationQueryOptions(useApi(), ref));
  const [newest] = query.data?.pages ?? [];
  const profileId = newest?.profile?.id ?? '';
  const outbox = useOutbox(profileId);
  const log = useRef<LogHandle>(null);
  const pages = query.data?.pages;
  const messages = useMemo(() => shownMessages(pages ?? [], outbox.waiting), [pages, outbox.waiting]);
  const charging = useCharge(newest?.profile ?? undefined, messages);
  // The remaining credits are announced once the message is on the screen.
  const credits = useDeferredValue(charging.credits);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const { answered, setAnswered, answerNone, send } = useAnswering(outbox.send, { log, messages });
  usePartsAtHand();
  const partner = newest?.profile ?? null;
  const reportMember = useCallback(() => {
    if (partner) onReport({ subject: { profile_id: partner.id }, partner });
  }, [partner, onReport]);
  const reportMessage = useCallback(
    (messageId: string) => onReport({ subject: { message_id: messageId }, partner }),
    [partner, onReport],
  );
  const older = useOlder(query);
  useMarkRead(pages, { isNewestInSight: isAtEnd });

  if (!newest) {
    return query.isError ? (
      <ConversationFailed
        error={query.error}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    ) : (
      <ConversationSkeleton />
    );
  }
  const { profile, conversation } = newest;
  return (
    <TalkPartnerContext value={profile?.id ?? null}>
      <HasAnsweredContext value={messages.some(({ sender }) => sender === 'me')}>
        <section className={styles.conversation} aria-labelledby="conversation-name">
          <div>
            {profile === null ? (
              <ErasedHead conversationId={conversation?.id ?? ''} />
            ) : (
              <ConversationHead
                profile={profile}
                hasBegun={conversation !== null}
                credits={credits}
                onReport={reportMember}
              />
            )}
            <ChatWarning />
          </div>
          <Log
            ref={log}
            profile={profile}
            conversationId={conversation?.id ?? null}
            messages={messages}
            older={older}
            isAtEnd={isAtEnd}
            onMove={setIsAtEnd}
            charging={charging}
            onRetry={outbox.retry}
            onDiscard={outbox.discard}
            onUndo={outbox.undo}
            onReply={profile !== null && canWrite(newest, charging) ? setAnswered : null}
            onReport={reportMessage}
          />
          {profile === null ? (
            <NobodyToWriteTo />
          ) : (
            <Answering
              key={profile.id}
              profile={profile}
              page={newest}
              messages={messages}
              charging={charging}
              answered={answered}
              onAnswerNone={answerNone}
              onSend={send}
              onReport={reportMessage}
            />
          )}
        </section>
      </HasAnsweredContext>
    </TalkPartnerContext>
  );
}

/** Which message the next one answers, and the way to send that. */
function useAnswering(
  post: ReturnType<typeof useOutbox>['send'],
  { log, messages }: { log: RefObject<LogHandle | null>; messages: readonly ShownMessage[] },
) {
  const [chosen, choose] = useState<Message | null>(null);
  const isThere = chosen !== null && messages.some(({ message }) => message?.id === chosen.id);
  const answered = isThere ? chosen : null;
  // A copy: to choose the same one again begins the answer again.
  const setAnswered = useCallback((message: Message) => choose({ ...message }), []);
  const answerNone = useCallback(() => choose(null), []);
  const send = useCallback(
    (content: OutgoingContent) => {
      post({ content, replyTo: answered?.id });
      choose(null);
      log.current?.showNewest();
    },
    [post, answered, log],
  );
  return { answered, setAnswered, answerNone, send };
}

function canWrite({ writing }: ConversationPage, { chargeOf }: Charging): boolean {
  const charge = chargeOf({ type: 'text' });
  return writing === 'open' && !('errorCode' in charge && charge.errorCode === 'premium_required');
}

interface AnsweringProps {
  profile: Profile;
  page: ConversationPage;
  /** Oldest first. */
  messages: readonly ShownMessage[];
  charging: Charging;
  /** The message that the next one answers. */
  answered: Message | null;
  onAnswerNone: () => void;
  onSend: (content: OutgoingContent) => void;
  onReport: (messageId: string) => void;
}

/** The composer, under what is to be known of what the other wrote. */
function Answering({ profile, page, messages, onReport, ...rest }: AnsweringProps) {
  const { data: checks } = useQuery(messageChecksQueryOptions());
  const { id, name } = profile;
  return (
    <div>
      {checks && <ReceivedCare {...{ checks, name, messages, onReport }} profileId={id} />}
      <ChatComposer
        {...rest}
        profile={profile}
        conversationId={page.conversation?.id ?? null}
        isSilent={messages.every(({ sender }) => sender === 'system')}
        newestSent={newestSent(messages)}
        writing={page.writing}
        receivedCount={receivedCount(messages)}
      />
    </div>
  );
}

type Query = Pick<
  ReturnType<typeof useInfiniteQuery>,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'
> & { fetchNextPage: () => Promise<unknown> };

/** What was said before and isn't there yet; the same while nothing about it changes. null where the oldest message is there. */
function useOlder({
  hasNextPage,
  isFetchingNextPage: isLoading,
  isFetchNextPageError: isFailed,
  fetchNextPage,
}: Query): Older | null {
  return useMemo(
    () => (hasNextPage ? { load: () => void fetchNextPage(), isLoading, isFailed } : null),
    [hasNextPage, isLoading, isFailed, fetchNextPage],
  );
}

/** The boxes of a conversation that is on its way. */
function ConversationSkeleton() {
  const { t } = useLingui();
  return (
    <div className={styles.conversation}>
      <div className={styles.head}>
        <BackToMessages />
        <Skeleton shape="avatar" />
        <div className={styles.who}>
          <Skeleton width="third" />
        </div>
      </div>
      <Loading label={t`Loading the conversation`}>
        <div className={styles.bones}>
          {Array.from({ length: 5 }, (_, index) => (
            <div key={index} className={styles.bone}>
              <Skeleton shape="control" />
            </div>
          ))}
        </div>
      </Loading>
    </div>
  );
}
