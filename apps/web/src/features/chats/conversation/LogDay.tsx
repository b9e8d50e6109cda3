import type { Message } from '@vela/contract/entities/message';
import type { Profile } from '@vela/contract/entities/profile';
import { groupMessages, type MessageDay } from '@vela/domain/chat';
import type { CalendarDate } from '@vela/domain/time';
import { DayLine, MessageBlock } from '@vela/ui/MessageBubble';
import { memo } from 'react';
import { LogMessage } from './LogMessage';
import { placeMessages, type ShownMessage } from './shown-messages';
import { WaitingActsContext, type WaitingActs } from './waiting-acts';

interface LogDayProps {
  day: MessageDay<ShownMessage>;
  /** Says which day it is. */
  heading: (date: CalendarDate) => string;
  profile: Profile;
  /** Writes a time of day, of ISO 8601. */
  clock: (iso: string) => string;
  onOpen: (message: Message) => void;
  /** null for a day on which nothing waits. */
  acts: WaitingActs | null;
}

/** What was said on one day. */
export const LogDay = memo(function LogDay({ day, heading, profile, clock, onOpen, acts }: LogDayProps) {
  const { date, messages } = day;
  return (
    // Around a day and not around all: React looks for whom a change concerns in everything inside.
    <WaitingActsContext value={acts}>
      <MessageBlock count={messages.length}>
        <DayLine>{heading(date)}</DayLine>
        {groupMessages(messages).flatMap((group, index) =>
          placeMessages(group).map(({ shown, state, place, isLast }, number) => (
            <LogMessage
              key={shown.key}
              shown={shown}
              state={state}
              place={place}
              isLast={isLast}
              begins={(index > 0 || number > 0) && (place === 'first' || place === 'only')}
              profile={profile}
              clock={clock}
              onOpen={onOpen}
            />
          )),
        )}
      </MessageBlock>
    </WaitingActsContext>
  );
}, sayTheSame);

function sayTheSame({ day: before, ...others }: LogDayProps, { day, ...othersNow }: LogDayProps): boolean {
  return (
    before.messages.length === day.messages.length &&
    before.messages.every((shown, index) => shown === day.messages[index]) &&
    others.heading === othersNow.heading &&
    others.profile === othersNow.profile &&
    others.clock === othersNow.clock &&
    others.onOpen === othersNow.onOpen &&
    others.acts === othersNow.acts
  );
}
