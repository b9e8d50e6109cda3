import { useLingui } from '@lingui/react/macro';
import type { Message } from '@vela/contract/entities/message';
import { MessageBlock, MessageList } from '@vela/ui/MessageBubble';
import { memo } from 'react';
import { useDayWords } from '../days';
import { LogDay } from './LogDay';
import { logMonths } from './log-months';
import type { ShownMessage } from './shown-messages';
import type { WaitingActs } from './waiting-acts';

interface LogDaysProps {
  /** Of the other. */
  name: string;
  /** Oldest first. */
  messages: readonly ShownMessage[];
  onOpen: (message: Message) => void;
  acts: WaitingActs;
}

/**
 * The messages by days. There may be thousands: nothing is done about them while one scrolls or writes, and about those of
 * a day only when one of them changes.
 */
export const LogDays = memo(function LogDays({ name, messages, onOpen, acts }: LogDaysProps) {
  const { t } = useLingui();
  const { heading, clock, timeZone } = useDayWords();
  return (
    <MessageList label={t`Messages`}>
      {logMonths(messages, timeZone).map(({ key, count, days }) => (
        <MessageBlock key={key} count={count}>
          {days.map((day) => (
            <LogDay
              key={day.key}
              day={day}
              heading={heading}
              acts={day.messages.some(({ waiting }) => waiting !== null) ? acts : null}
              name={name}
              clock={clock}
              onOpen={onOpen}
            />
          ))}
        </MessageBlock>
      ))}
    </MessageList>
  );
});
