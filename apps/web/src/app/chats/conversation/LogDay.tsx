import type { Message } from '@vela/contract/entities/message';
import { groupMessages, type MessageDay } from '@vela/domain/chat';
import type { CalendarDate } from '@vela/domain/time';
import { DayLine, MessageBlock } from '@vela/ui/MessageBubble';
import { memo, useState } from 'react';
import { LogMessage } from './LogMessage';
import { logParts } from './log-parts';
import { placeMessages, type ShownMessage } from '../shared/shown-messages';
import { WaitingActsContext, type WaitingActs } from './waiting-acts';

export interface LogDayProps {
  day: MessageDay<ShownMessage>;
  /** Says which day it is. */
  heading: (date: CalendarDate) => string;
  /** The name of the other member. */
  name: string;
  /** Writes a time of day, of ISO 8601. */
  clock: (iso: string) => string;
  onOpen: (message: Message) => void;
  /** null for a day on which nothing waits. */
  acts: WaitingActs | null;
}

/** What was said on one day. */
export const LogDay = memo(function LogDay({ day, heading, acts, ...looks }: LogDayProps) {
  const { date, messages } = day;
  const [from, setFrom] = useState(messages[0]?.key ?? '');
  // Who deletes the message that parts are counted from counts from another.
  if (messages[0] && messages.every(({ key }) => key !== from)) setFrom(messages[0].key);
  return (
    // It is around a day and not around all: React searches everything inside for the consumers of a change.
    <WaitingActsContext value={acts}>
      <MessageBlock isOuter count={messages.length}>
        <DayLine>{heading(date)}</DayLine>
        {logParts(placeDay(messages), from).map(({ key, messages: part }) => (
          <MessageBlock key={key} count={part.length}>
            {part.map((placed) => (
              <LogMessage key={placed.shown.key} {...placed} {...looks} />
            ))}
          </MessageBlock>
        ))}
      </MessageBlock>
    </WaitingActsContext>
  );
}, sayTheSame);

/** Each in its place; the first of a turn stands further from what is before it, but for the first of the day. */
function placeDay(messages: readonly ShownMessage[]) {
  return groupMessages(messages).flatMap((group, index) =>
    placeMessages(group).map((placed, number) => ({
      ...placed,
      begins: (index > 0 || number > 0) && (placed.place === 'first' || placed.place === 'only'),
    })),
  );
}

function sayTheSame({ day: before, ...others }: LogDayProps, { day, ...othersNow }: LogDayProps): boolean {
  return (
    before.messages.length === day.messages.length &&
    before.messages.every((shown, index) => shown === day.messages[index]) &&
    others.heading === othersNow.heading &&
    others.name === othersNow.name &&
    others.clock === othersNow.clock &&
    others.onOpen === othersNow.onOpen &&
    others.acts === othersNow.acts
  );
}
