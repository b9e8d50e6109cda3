import { useInfiniteQuery } from '@tanstack/react-query';
import { conversationQueryOptions, type ConversationRef } from '@vela/api-client/queries/conversation';
import type { OutgoingContent } from '@vela/domain/chat';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useApi } from '../../../kit/session/member-data-context';
import { useOutbox } from '../../../kit/live/use-outbox';
import { TalkPartnerContext } from '../shared/talk-partner';
import { useCharge } from '../shared/use-charge';
import { ChatComposer } from '../composer';
import { ChatWarning } from './ChatWarning';
import * as styles from './Conversation.css';
import { ConversationFailed } from './ConversationFailed';
import { ConversationHead } from './ConversationHead';
import { ConversationSkeleton } from './ConversationSkeleton';
import { Log, type LogHandle } from './Log';
import { newestSent, shownMessages } from '../shared/shown-messages';
import { useMarkRead } from './use-mark-read';
import { useOlder } from './use-older';

/** What two members say to each other, and the means to say more. */
export function Conversation({ of: ref }: { of: ConversationRef }) {
  const query = useInfiniteQuery(conversationQueryOptions(useApi(), ref));
  const [newest] = query.data?.pages ?? [];
  const profileId = newest?.profile.id ?? '';
  const outbox = useOutbox(profileId);
  const log = useRef<LogHandle>(null);
  const pages = query.data?.pages;
  const messages = useMemo(() => shownMessages(pages ?? [], outbox.waiting), [pages, outbox.waiting]);
  const charging = useCharge(newest?.profile, messages);
  // The remaining credits are announced once the message is on the screen.
  const credits = useDeferredValue(charging.credits);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const { send: post } = outbox;
  const send = useCallback(
    (content: OutgoingContent) => {
      post(content);
      log.current?.showNewest();
    },
    [post],
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
    <TalkPartnerContext value={profile.id}>
      <section className={styles.conversation} aria-labelledby="conversation-name">
        <div>
          <ConversationHead profile={profile} hasBegun={conversation !== null} credits={credits} />
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
        />
        <ChatComposer
          key={profile.id}
          profile={profile}
          conversationId={conversation?.id ?? null}
          isSilent={messages.every(({ sender }) => sender === 'system')}
          newestSent={newestSent(messages)}
          charging={charging}
          onSend={send}
        />
      </section>
    </TalkPartnerContext>
  );
}
