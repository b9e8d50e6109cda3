import { useLingui } from '@lingui/react/macro';
import type { Message } from '@vela/contract/entities/message';
import type { Profile } from '@vela/contract/entities/profile';
import { groupMessages } from '@vela/domain/chat';
import { DayLine, MessageList } from '@vela/ui/MessageBubble';
import { Fragment, memo } from 'react';
import { useDayWords } from '../days';
import { LogMessage } from './LogMessage';
import { placeMessages, type ShownMessage } from './shown-messages';

interface LogDaysProps {
  profile: Profile;
  /** Oldest first. */
  messages: readonly ShownMessage[];
  onOpen: (message: Message) => void;
}

/** The messages by days. There may be thousands: nothing is done about them while one scrolls or writes. */
export const LogDays = memo(function LogDays({ profile, messages, onOpen }: LogDaysProps) {
  const { t } = useLingui();
  const { heading, clock, timeZone } = useDayWords();
  return (
    <MessageList label={t`Messages`}>
      {groupMessages(messages, timeZone).map(({ date, groups }) => (
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
                clock={clock}
                onOpen={onOpen}
              />
            )),
          )}
        </Fragment>
      ))}
    </MessageList>
  );
});
