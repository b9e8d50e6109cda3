import { Trans, useLingui, Plural } from '@lingui/react/macro';
import type { Message } from '@vela/contract/entities/message';
import type { Profile } from '@vela/contract/entities/profile';
import { VisuallyHidden } from '@vela/ui/layout';
import { moveAmongMessages, TypingBubble } from '@vela/ui/MessageBubble';
import {
  memo,
  useCallback,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type Ref,
  type RefObject,
} from 'react';
import { useQuery } from '@tanstack/react-query';
import { chatsQueryOptions } from '@vela/api-client/queries/chats';
import { Avatar } from '@vela/ui/Avatar';
import { Icon } from '@vela/ui/Icon';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { useApi } from '../../../kit/session/member-data-context';
import { usePage } from '../../../kit/page/page-context';
import { lazyPart, useHasBeen } from '../shared/lazy-part';
import type { Charging } from '../shared/use-charge';
import type { ShownMessage } from '../shared/shown-messages';
import { MESSAGES_LOG } from '../shared/talk-partner';
import * as styles from './Conversation.css';
import { LiveLog } from './LiveLog';
import { LogDays } from './LogDays';
import type { WaitingActs } from './waiting-acts';
import { OlderMessages, type Older } from './OlderMessages';

export interface LogHandle {
  /** Scrolls to the end. */
  showNewest: () => void;
}

export interface LogProps {
  /** null where the other member's account was erased. */
  profile: Profile | null;
  conversationId: string | null;
  /** Oldest first. */
  messages: readonly ShownMessage[];
  /** null where the oldest message is there. */
  older: Older | null;
  /** Whether the newest message is in sight. */
  isAtEnd: boolean;
  onMove: (isAtEnd: boolean) => void;
  charging: Charging;
  onRetry: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
  onUndo: (clientId: string) => void;
  /** Begins an answer to a message; null where the member can't write. */
  onReply: ((message: Message) => void) | null;
  /** Asks to report a message, by its id. */
  onReport: (messageId: string) => void;
  ref: Ref<LogHandle>;
}

const MessageDialog = lazyPart(async () => (await import('./MessageDialog')).MessageDialog);

/** A log that is scrolled up this far, in pixels, shows a way back to the newest message. */
const FAR = 240;

/**
 * In a log that is scrolled up this far, in pixels, the next message is out of sight: it is less than the
 * height of a message.
 */
const AWAY = 32;

/** What was said so far, by days. */
export const Log = memo(function Log({
  profile,
  conversationId,
  messages,
  older,
  isAtEnd,
  onMove,
  charging,
  onRetry,
  onDiscard,
  onUndo,
  onReply,
  onReport,
  ref,
}: LogProps) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<Message | null>(null);
  const isAsked = useHasBeen(opened !== null);
  const scroll = useRef<HTMLElement>(null);
  const hintId = useId();
  const isTyping = useIsTyping(conversationId);
  const [isFar, setIsFar] = useState(false);
  const newCount = useNewCount(messages, { isAtEnd });
  // The end is where scrolling begins.
  const showNewest = () => scroll.current?.scrollTo({ top: 0 });
  useImperativeHandle(ref, () => ({ showNewest }));
  const close = useCallback(() => setOpened(null), []);
  const name = profile?.name ?? t`Deleted member`;
  const acts = useActs({ charging, onRetry, onDiscard, onUndo }, scroll);
  return (
    <div className={styles.logFrame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys move the focus inside */}
      <section
        ref={scroll}
        id={MESSAGES_LOG}
        className={styles.log}
        // One stop of Tab for all messages.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t`Messages so far`}
        aria-describedby={hintId}
        onKeyDown={moveAmongMessages}
        onScroll={({ currentTarget: { scrollTop } }) => {
          setIsFar(scrollTop < -FAR);
          onMove(scrollTop >= -AWAY);
        }}
      >
        <div className={styles.logInside}>
          {older && <OlderMessages older={older} within={scroll} />}
          {messages.length === 0 && profile !== null && <Beginning profile={profile} />}
          {messages.length > 0 && <LogDays name={name} messages={messages} onOpen={setOpened} acts={acts} />}
          {isTyping && (
            <div className={styles.typing}>
              <TypingBubble>
                <Trans>
                  <span translate="no">{name}</span> is typing
                </Trans>
              </TypingBubble>
            </div>
          )}
        </div>
      </section>
      <VisuallyHidden id={hintId}>
        <Trans>Use the arrow keys to move between messages.</Trans>
      </VisuallyHidden>
      {isAsked && (
        <MessageDialog
          // What is shown of it follows the conversation.
          message={messages.findLast(({ message }) => message?.id === opened?.id)?.message ?? opened}
          name={name}
          canReact={profile !== null}
          onClose={close}
          onReply={onReply}
          onReport={onReport}
        />
      )}
      <LiveLog messages={messages} name={name} />
      {(isFar || newCount > 0) && (
        <ToNewest
          newCount={newCount}
          onClick={() => {
            // The button goes when the end is in sight, and would take the focus along.
            scroll.current?.focus({ preventScroll: true });
            showNewest();
          }}
        />
      )}
    </div>
  );
});

/** What can be done about messages that wait; the same while no price changes. */
function useActs(
  { charging, onRetry, onDiscard, onUndo }: WaitingActs,
  log: RefObject<HTMLElement | null>,
): WaitingActs {
  return useMemo(
    () => ({
      charging,
      onRetry,
      onDiscard,
      onUndo: (clientId) => {
        // The button goes with the message, and would take the focus along.
        log.current?.focus({ preventScroll: true });
        onUndo(clientId);
      },
    }),
    [charging, onRetry, onDiscard, onUndo, log],
  );
}

/** Whether the other writes at this moment; the list of conversations knows. */
function useIsTyping(conversationId: string | null): boolean {
  const { data } = useQuery(chatsQueryOptions(useApi()));
  return (
    data?.chats.some(({ conversation, typing }) => conversation.id === conversationId && typing) ?? false
  );
}

/** How many messages of the other came since the end of the conversation was last in sight. */
function useNewCount(messages: readonly ShownMessage[], { isAtEnd }: { isAtEnd: boolean }): number {
  // What one has written and waits stands last, and what comes meanwhile before it.
  const newest = messages.findLast(({ waiting }) => waiting === null)?.key;
  const [seen, setSeen] = useState(newest);
  if (isAtEnd && seen !== newest) setSeen(newest);
  // It is searched from the end, where it is: there may be thousands before it.
  const place = messages.findLastIndex(({ key }) => key === seen);
  if (place === -1) return 0;
  return messages.slice(place + 1).filter(({ sender }) => sender === 'other').length;
}

/** Shows the member that the first message goes to, while the conversation is empty. */
function Beginning({ profile }: { profile: Profile }) {
  const { settings } = usePage();
  const { name, main_image: photo } = profile;
  const thumb = photo?.thumb_filename;
  return (
    <div className={styles.beginning}>
      <Avatar name={name} src={thumb === undefined ? null : settings.cdn_prefix + thumb} size="huge" />
      <p className={styles.beginningTitle}>
        <Trans>
          You and <span translate="no">{name}</span> haven’t talked yet
        </Trans>
      </p>
      <p className={styles.beginningWords}>
        <Trans>A question about something in the profile is a good start.</Trans>
      </p>
    </div>
  );
}

interface ToNewestProps {
  /** Messages that came below what is in sight. */
  newCount: number;
  onClick: () => void;
}

/** The way back to the end, with how much has come there. */
function ToNewest({ newCount, onClick }: ToNewestProps) {
  return (
    <div className={styles.toNewest}>
      <button type="button" className={styles.toNewestButton} onClick={onClick}>
        <Icon of={ArrowDown} size="small" />
        {newCount > 0 ? (
          <Plural value={newCount} one="# new message" other="# new messages" />
        ) : (
          <Trans>Newest messages</Trans>
        )}
      </button>
    </div>
  );
}
