import { useLingui } from '@lingui/react/macro';
import { MessageList, MessageBlock } from '@vela/ui/MessageBubble';
import { memo } from 'react';
import { useDayWords } from '../days';
import { waitingOf, type ShownMessage } from '../shared/shown-messages';
import { logMonths, type LogMonth as Month } from './log-months';
import type { WaitingActs } from './waiting-acts';
import { LogDay, type LogDayProps } from './LogDay';

/** What was said in one month: React looks through the days of those alone in which something changed. */
const LogMonth = memo(function LogMonth({ month, acts, ...looks }: LogMonthProps) {
  return (
    <MessageBlock isOuter count={month.messages.length}>
      {month.days.map((day) => (
        <LogDay key={day.key} day={day} acts={waitingOf(day.messages).length > 0 ? acts : null} {...looks} />
      ))}
    </MessageBlock>
  );
});

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

interface LogMonthProps extends Omit<LogDayProps, 'day'> {
  month: Month;
}
