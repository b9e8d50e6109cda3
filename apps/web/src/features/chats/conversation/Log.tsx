import { Trans, useLingui } from '@lingui/react/macro';
import type { Message } from '@vela/contract/entities/message';
import type { Profile } from '@vela/contract/entities/profile';
import { groupMessages } from '@vela/domain/chat';
import { DayLine, MessageList, TypingBubble } from '@vela/ui/MessageBubble';
import { Fragment, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { useDayWords } from '../days';
import type { Charging } from '../use-charge';
import { Beginning } from './Beginning';
import * as styles from './Conversation.css';
import { LogAloud } from './LogAloud';
import { LogMessage } from './LogMessage';
import { MessageDialog } from './MessageDialog';
import { OlderMessages, type Older } from './OlderMessages';
import { placeMessages, type ShownMessage } from './shown-messages';
import { ToNewest } from './ToNewest';
import { useIsTyping } from './use-is-typing';
import { useNewCount } from './use-new-count';

export interface LogHandle {
  /** Scrolls to the end. */
  showNewest: () => void;
}

export interface LogProps {
  profile: Profile;
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
  ref: Ref<LogHandle>;
}

/** From how far up on, in pixels, there is a way back to the newest message. */
const FAR = 240;

/** From how far up on, in pixels, what comes next is out of sight: less than a message is high. */
const AWAY = 32;

/** What was said so far, by days. */
export function Log({
  profile,
  conversationId,
  messages,
  older,
  isAtEnd,
  onMove,
  charging,
  onRetry,
  onDiscard,
  ref,
}: LogProps) {
  const { t } = useLingui();
  const { heading, timeZone } = useDayWords();
  const [opened, setOpened] = useState<Message | null>(null);
  const scroll = useRef<HTMLElement>(null);
  const isTyping = useIsTyping(conversationId);
  const [isFar, setIsFar] = useState(false);
  const newCount = useNewCount(messages, { isAtEnd });
  // The end is where scrolling begins.
  const showNewest = () => scroll.current?.scrollTo({ top: 0 });
  useImperativeHandle(ref, () => ({ showNewest }));
  const { name } = profile;
  const days = groupMessages(messages, timeZone);
  return (
    <div className={styles.logFrame}>
      <section
        ref={scroll}
        className={styles.log}
        // Scrolled with the keys, too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t`Messages so far`}
        onScroll={({ currentTarget: { scrollTop } }) => {
          setIsFar(scrollTop < -FAR);
          onMove(scrollTop >= -AWAY);
        }}
      >
        <div className={styles.logInside}>
          {older && <OlderMessages older={older} within={scroll} />}
          {messages.length === 0 && <Beginning profile={profile} />}
          {messages.length > 0 && (
            <MessageList label={t`Messages`}>
              {days.map(({ date, groups }) => (
                <Fragment key={JSON.stringify(date)}>
                  <DayLine>{heading(date)}</DayLine>
                  {groups.flatMap((group, index) =>
                    placeMessages(group).map(({ shown, state, place, isLast }, number) => (
                      <LogMessage
                        key={shown.key}
                        shown={shown}
                        state={state}
                        place={place}
                        isLast={isLast}
                        begins={(index > 0 || number > 0) && (place === 'first' || place === 'only')}
                        profile={profile}
                        charging={charging}
                        onOpen={setOpened}
                        onRetry={onRetry}
                        onDiscard={onDiscard}
                      />
                    )),
                  )}
                </Fragment>
              ))}
            </MessageList>
          )}
          {isTyping && (
            <div className={styles.typing}>
              <TypingBubble>
                <Trans>{name} is typing</Trans>
              </TypingBubble>
            </div>
          )}
        </div>
      </section>
      <MessageDialog message={opened} name={name} onClose={() => setOpened(null)} />
      <LogAloud messages={messages} name={name} />
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
}
