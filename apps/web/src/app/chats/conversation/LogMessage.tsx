import { Trans, useLingui } from '@lingui/react/macro';
import type { Message } from '@vela/contract/entities/message';
import { MessageAction, MessageItem, SystemLine } from '@vela/ui/MessageBubble';
import { ReactionMark } from '@vela/ui/Reactions';
import Heart from 'lucide-react/icons/heart';
import { memo } from 'react';
import { useIsHidden } from '../../../kit/formats/use-is-hidden';
import { ReactionWords } from '../shared/ReactionWords';
import { AnsweredQuote } from '../shared/AnsweredQuote';
import { beginningOf } from './beginning-of';
import { MessageContent } from './MessageContent';
import { MessageState } from './MessageState';
import type { PlacedMessage } from '../shared/shown-messages';

interface LogMessageProps extends PlacedMessage {
  /** The name of the other member. */
  name: string;
  begins: boolean;
  /** Writes a time of day, of ISO 8601. */
  clock: (iso: string) => string;
  /** Asked what can be done about it. */
  onOpen: (message: Message) => void;
}

/** One message with its state, and what can be done about it. */
export const LogMessage = memo(function LogMessage({
  shown,
  state,
  place,
  isLast,
  begins,
  name,
  clock,
  onOpen,
}: LogMessageProps) {
  const { t } = useLingui();
  const isHidden = useIsHidden();
  if (shown.sender === 'system') {
    return (
      <SystemLine icon={Heart}>
        <Trans>
          It’s a match: you and <span translate="no">{name}</span> like each other.
        </Trans>
      </SystemLine>
    );
  }
  const isOwn = shown.sender === 'me';
  const { message } = shown;
  return (
    <MessageItem
      isOwn={isOwn}
      begins={begins}
      author={
        isOwn ? (
          <Trans>You:</Trans>
        ) : (
          <Trans>
            <span translate="no">{name}</span>:
          </Trans>
        )
      }
      answered={shown.answered !== undefined && <AnsweredQuote answered={shown.answered} name={name} />}
      reaction={
        message?.reaction && (
          <ReactionMark reaction={message.reaction}>
            <ReactionWords reaction={message.reaction} by={isOwn ? name : null} />
          </ReactionMark>
        )
      }
      action={
        message && (
          <MessageAction
            label={[
              t`About this message`,
              clock(message.sent_at),
              isHidden(message) ? '' : beginningOf(message.text),
            ]
              .filter((words) => words !== '')
              .join(', ')}
            onClick={() => onOpen(message)}
          />
        )
      }
      stamp={isLast && <MessageState shown={shown} state={state} clock={clock} />}
    >
      <MessageContent shown={shown} isOwn={isOwn} place={place} isWaiting={state === 'sending'} name={name} />
    </MessageItem>
  );
});
