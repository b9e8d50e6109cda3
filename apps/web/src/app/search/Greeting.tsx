import { Trans } from '@lingui/react/macro';
import { dayPartIn, type DayPart } from '@vela/domain/time';
import { Text } from '@vela/ui/Text';
import type { ReactNode } from 'react';
import { usePage } from '../../kit/page/page-context';
import { useTimeZone } from '../../kit/formats/use-time-zone';

const GREETINGS = {
  morning: (name) => (
    <Trans>
      Good morning, <span translate="no">{name}</span>
    </Trans>
  ),
  afternoon: (name) => (
    <Trans>
      Good afternoon, <span translate="no">{name}</span>
    </Trans>
  ),
  evening: (name) => (
    <Trans>
      Good evening, <span translate="no">{name}</span>
    </Trans>
  ),
  night: (name) => (
    <Trans>
      Still up, <span translate="no">{name}</span>?
    </Trans>
  ),
} as const satisfies Record<DayPart, (name: string) => ReactNode>;

/** The first words to a member who comes in, by the clock of where the member is. */
export function Greeting() {
  const { user, now } = usePage();
  const timeZone = useTimeZone();
  const name = user?.profile?.name;
  if (name === undefined) return null;
  const greet = GREETINGS[dayPartIn(timeZone, new Date(now))];
  return (
    <Text tone="muted" weight="medium">
      {greet(name)}
    </Text>
  );
}
