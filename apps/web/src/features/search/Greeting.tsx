import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Text } from '@vela/ui/Text';
import { usePage } from '../../shell/page';
import { dayPartIn, type DayPart } from './day-part';

const GREETINGS = {
  morning: (name: string) => msg`Good morning, ${name}`,
  afternoon: (name: string) => msg`Good afternoon, ${name}`,
  evening: (name: string) => msg`Good evening, ${name}`,
  night: (name: string) => msg`Still up, ${name}?`,
} as const satisfies Record<DayPart, unknown>;

/** The first words to a member who comes in, by the clock of where the member is. */
export function Greeting() {
  const { i18n } = useLingui();
  const { user, timeZone, settings, now } = usePage();
  const name = user?.profile?.name;
  if (name === undefined) return null;
  const greet = GREETINGS[dayPartIn(timeZone ?? settings.time_zone, new Date(now))];
  return (
    <Text tone="muted" weight="medium">
      {i18n._(greet(name))}
    </Text>
  );
}
