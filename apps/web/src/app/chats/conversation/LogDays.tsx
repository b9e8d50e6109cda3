import { useLingui } from '@lingui/react/macro';
import { MessageList } from '@vela/ui/MessageBubble';
import { memo } from 'react';
import { useDayWords } from '../days';
import { LogMonth, type LogMonthProps } from './LogMonth';
import { logMonths } from './log-months';
import { waitingOf, type ShownMessage } from '../shared/shown-messages';
import type { WaitingActs } from './waiting-acts';

interface LogDaysProps extends Pick<LogMonthProps, 'name' | 'onOpen'> {
  /** Oldest first. */
  messages: readonly ShownMessage[];
  acts: WaitingActs;
}

/**
 * The messages by days. There may be thousands: nothing is done about them while one scrolls or writes, and about those of
 * a month only when one of them changes.
 */
export const LogDays = memo(function LogDays({ messages, acts, ...looks }: LogDaysProps) {
  const { t } = useLingui();
  const { heading, clock, timeZone } = useDayWords();
  return (
    <MessageList label={t`Messages`}>
      {logMonths(messages, timeZone).map((month) => (
        <LogMonth
          key={month.key}
          month={month}
          heading={heading}
          clock={clock}
          acts={waitingOf(month.messages).length > 0 ? acts : null}
          {...looks}
        />
      ))}
    </MessageList>
  );
});
