import { Trans } from '@lingui/react/macro';
import type { Notifications } from '@vela/contract/entities/notifications';
import { dateFormat } from '@vela/domain/locale';
import { DAY_MINUTES, USUAL_QUIET_HOURS, type QuietHours } from '@vela/domain/notifications';
import { MINUTE } from '@vela/domain/time';
import { Button } from '@vela/ui/Button';
import { Field } from '@vela/ui/Field';
import { Stack } from '@vela/ui/layout';
import { Select } from '@vela/ui/Select';
import { Switch } from '@vela/ui/Switch';
import { Text } from '@vela/ui/Text';
import { useTimeZone } from '../../kit/formats/use-time-zone';
import { usePage } from '../../kit/page/page-context';
import { SideCard } from './SideCard';
import type { TurnedNotifications } from './use-notifications';
import { clock, hours, night, two } from './Notifications.css';

interface QuietHoursCardProps extends Pick<TurnedNotifications, 'turn'> {
  quietHours: Notifications['quiet_hours'];
}

/** Hours of the night in which nothing reaches the member; what happens in them waits. */
export function QuietHoursCard({ quietHours, turn }: QuietHoursCardProps) {
  const zone = useTimeZone();
  const shown = quietHours ?? { ...USUAL_QUIET_HOURS, time_zone: zone };
  const change = (part: Partial<QuietHours>) =>
    void turn({ quiet_hours: { ...shown, time_zone: zone, ...part } });
  return (
    <SideCard id="quiet-hours" title={<Trans>Quiet hours</Trans>}>
      <form method="post" action="/notifications">
        <input type="hidden" name="action" value="quiet" />
        <input type="hidden" name="time_zone" value={zone} />
        <Stack gap="3">
          <Switch
            name="quiet"
            checked={quietHours !== null}
            onChange={({ target }) => (target.checked ? change({}) : void turn({ quiet_hours: null }))}
          >
            <Trans>Nothing at night</Trans>
          </Switch>
          <Text size="label" tone="muted">
            <Trans>
              Push and e-mails wait until the quiet hours end. What you have seen by then doesn’t come.
            </Trans>
          </Text>
          {quietHours === null ? (
            <noscript>
              <Hours {...{ shown, change }} />
            </noscript>
          ) : (
            <Hours {...{ shown, change }} />
          )}
          <noscript>
            <Button type="submit" tone="line" wide>
              <Trans>Save the quiet hours</Trans>
            </Button>
          </noscript>
        </Stack>
      </form>
    </SideCard>
  );
}

interface HoursProps {
  shown: QuietHours;
  change: (part: Partial<QuietHours>) => void;
}

function Hours({ shown, change }: HoursProps) {
  const { from, to, time_zone: zone } = shown;
  const place = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return (
    <Stack gap="3">
      <div className={two}>
        <Field label={<Trans>From</Trans>}>
          <Select
            name="from"
            value={String(from)}
            options={useMinuteOptions(from, to)}
            onChange={({ target }) => change({ from: Number(target.value) })}
          />
        </Field>
        <Field label={<Trans>To</Trans>}>
          <Select
            name="to"
            value={String(to)}
            options={useMinuteOptions(to, from)}
            onChange={({ target }) => change({ to: Number(target.value) })}
          />
        </Field>
      </div>
      <Clock {...{ from, to }} />
      <Text size="label" tone="muted">
        <Trans>
          By your time zone: <span translate="no">{place}</span>.
        </Trans>
      </Text>
    </Stack>
  );
}

const HALF_HOURS = Array.from({ length: 48 }, (_, index) => index * 30);

/** The times of a day that may be chosen: not the other end, or no hour would be left. */
function useMinuteOptions(chosen: number, other: number) {
  const { locale } = usePage();
  const format = dateFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  const minutes = [...new Set([...HALF_HOURS, chosen])].toSorted((one, next) => one - next);
  return minutes
    .filter((minute) => minute !== other)
    .map((minute) => ({ value: String(minute), label: format.format(new Date(minute * MINUTE)) }));
}

/** The hours of the day as a band, of which the quiet ones are filled. */
function Clock({ from, to }: Pick<QuietHours, 'from' | 'to'>) {
  const nights =
    from < to
      ? [[from, to]]
      : [
          [0, to],
          [from, DAY_MINUTES],
        ];
  return (
    <div aria-hidden="true">
      <svg viewBox={`0 0 ${DAY_MINUTES} 1`} preserveAspectRatio="none" className={clock}>
        {nights.map(([start = 0, end = 0]) => (
          <rect key={start} x={start} width={end - start} height="1" className={night} />
        ))}
      </svg>
      <div className={hours}>
        {[0, 6, 12, 18, 24].map((each) => (
          <span key={each}>{each}</span>
        ))}
      </div>
    </div>
  );
}
