import { MessageBlock } from '@vela/ui/MessageBubble';
import { memo } from 'react';
import { LogDay, type LogDayProps } from './LogDay';
import type { LogMonth as Month } from './log-months';
import { waitingOf } from '../shared/shown-messages';

export interface LogMonthProps extends Omit<LogDayProps, 'day'> {
  month: Month;
}

/** What was said in one month: React looks through the days of those alone in which something changed. */
export const LogMonth = memo(function LogMonth({ month, acts, ...looks }: LogMonthProps) {
  return (
    <MessageBlock isOuter count={month.messages.length}>
      {month.days.map((day) => (
        <LogDay key={day.key} day={day} acts={waitingOf(day.messages).length > 0 ? acts : null} {...looks} />
      ))}
    </MessageBlock>
  );
});
