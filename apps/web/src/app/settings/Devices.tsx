import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sessionsQueryOptions } from '@vela/api-client/queries/sessions';
import { endSessions } from '@vela/contract/endpoints/end-sessions';
import { BROWSER_NAMES, SYSTEM_NAMES } from '@vela/domain/devices';
import type { Device, Session } from '@vela/contract/entities/session';
import type { BodyInputOf } from '@vela/contract/registry';
import { countryName } from '@vela/domain/locale';
import { Button } from '@vela/ui/Button';
import { Icon, type IconGlyph } from '@vela/ui/Icon';
import { Stack } from '@vela/ui/layout';
import { Notice } from '@vela/ui/Notice';
import { Loading, Skeleton } from '@vela/ui/Skeleton';
import { Tag } from '@vela/ui/Tag';
import { Text } from '@vela/ui/Text';
import { TextLink } from '@vela/ui/TextLink';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import Tablet from 'lucide-react/icons/tablet';
import type { ReactNode } from 'react';
import { useTimeText } from '../../kit/formats/use-time-text';
import { FormError } from '../../kit/forms/FormError';
import { useDone } from '../../kit/forms/use-done';
import { usePostedError } from '../../kit/forms/use-posted-error';
import { NotLoaded } from '../../kit/page/NotLoaded';
import { usePage } from '../../kit/page/page-context';
import { useApi } from '../../kit/session/member-data-context';
import { deviceAction, deviceFacts, deviceList, deviceName, deviceRow, rowProblem } from './Settings.css';
import { SettingsCard } from './SettingsCard';

const ICONS = { desktop: Monitor, phone: Smartphone, tablet: Tablet } as const satisfies Record<
  Device['kind'],
  IconGlyph
>;

/** Where the member is logged in, each with a button to log out there. */
export function Devices({ isDone = false }: { isDone?: boolean }) {
  const { t } = useLingui();
  const {
    result: done,
    times,
    show,
  } = useDone<ReactNode>(isDone ? <Trans>You’re logged out there.</Trans> : null);
  return (
    <SettingsCard
      title={t`Devices`}
      lead={<Trans>Where you are logged in.</Trans>}
      done={done}
      doneTimes={times}
    >
      <FormError apiError={usePostedError('settings/devices')} />
      <DeviceList onEnded={show} />
    </SettingsCard>
  );
}

interface Ending {
  /** Says that it is done. */
  onEnded: (said: ReactNode) => void;
}

function DeviceList({ onEnded }: Ending) {
  const { data, isError, isFetching, refetch } = useQuery(sessionsQueryOptions(useApi()));
  if (data) return <LoadedDevices sessions={data.sessions} onEnded={onEnded} />;
  if (isError) {
    return (
      <NotLoaded tone="danger" announced="politely" isTrying={isFetching} retry={() => void refetch()}>
        <Trans>The list of your devices didn’t load.</Trans>
      </NotLoaded>
    );
  }
  return <DevicesLoading />;
}

function DevicesLoading() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading your devices`}>
      <Skeleton shape="control" />
    </Loading>
  );
}

function LoadedDevices({ sessions, onEnded }: Ending & { sessions: readonly Session[] }) {
  const others = sessions.filter((session) => !session.is_current).length;
  return (
    <Stack gap="5">
      <ul className={deviceList}>
        {sessions.map((session) => (
          <DeviceRow key={session.id} session={session} onEnded={onEnded} />
        ))}
      </ul>
      {others === 0 && (
        <Text size="label" tone="muted">
          <Trans>You’re not logged in anywhere else.</Trans>
        </Text>
      )}
      {others > 0 && (
        <Notice title={<Trans>One you don’t know?</Trans>}>
          <Trans>
            <TextLink href="/settings/password">Change your password</TextLink>: that logs out every other
            device, too.
          </Trans>
        </Notice>
      )}
      {others > 1 && <EndOthers count={others} onEnded={onEnded} />}
    </Stack>
  );
}

function DeviceRow({ session, onEnded }: Ending & { session: Session }) {
  const { t } = useLingui();
  const name = useDeviceName(session.device);
  const { mutate, isPending, isError } = useEnding();
  const said = (
    <Trans>
      <span translate="no">{name}</span> is logged out.
    </Trans>
  );
  const end = () => mutate({ id: session.id }, { onSuccess: () => onEnded(said) });
  return (
    <li className={deviceRow}>
      <Icon of={ICONS[session.device.kind]} />
      <div>
        <div className={deviceName}>
          <Text as="span" weight="medium">
            {name}
          </Text>
          {session.is_current && (
            <Tag>
              <Trans>This device</Trans>
            </Tag>
          )}
        </div>
        <SessionFacts session={session} />
      </div>
      {!session.is_current && (
        <div className={deviceAction}>
          <EndingForm id={session.id} onSubmit={end}>
            <Button type="submit" tone="line" size="small" busy={isPending} aria-label={t`Log out ${name}`}>
              <Trans>Log out</Trans>
            </Button>
          </EndingForm>
        </div>
      )}
      {isError && <EndingFailed />}
    </li>
  );
}

function SessionFacts({ session }: { session: Session }) {
  const { locale } = usePage();
  const { day, moment } = useTimeText();
  const country = session.country === null ? null : countryName(session.country, locale);
  const [startedOn, lastSeen] = [day(session.started_at), moment(session.last_seen_at)];
  return (
    <div className={deviceFacts}>
      <Text size="label" tone="muted">
        {session.is_current ? <Trans>In use now</Trans> : <Trans>Last used {lastSeen}</Trans>}
      </Text>
      <Text size="label" tone="muted">
        {country === null ? (
          <Trans>Logged in on {startedOn}</Trans>
        ) : (
          <Trans>
            Logged in on {startedOn}, {country}
          </Trans>
        )}
      </Text>
    </div>
  );
}

function EndOthers({ count, onEnded }: Ending & { count: number }) {
  const { mutate, isPending, isError } = useEnding();
  const end = () =>
    mutate(
      { others: true },
      { onSuccess: () => onEnded(<Trans>You’re logged out on all other devices.</Trans>) },
    );
  return (
    <Stack gap="3">
      <EndingForm onSubmit={end}>
        <Button type="submit" tone="line" wide busy={isPending}>
          <Plural value={count} one="Log out the other device" other="Log out the other # devices" />
        </Button>
      </EndingForm>
      {isError && <EndingFailed />}
    </Stack>
  );
}

interface EndingFormProps {
  /** Where to log out; everywhere else unless given. */
  id?: string;
  onSubmit: () => void;
  children: ReactNode;
}

/** A press counts before the page reacts, too, and without script: somebody else may be logged in. */
function EndingForm({ id, onSubmit, children }: EndingFormProps) {
  return (
    <form
      method="post"
      action="/settings/devices"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      {children}
    </form>
  );
}

function EndingFailed() {
  return (
    <div className={rowProblem}>
      <Notice tone="danger" announced="at once">
        <Trans>That didn’t work. Please try again.</Trans>
      </Notice>
    </div>
  );
}

function useEnding() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<'endSessions'>) => api.call(endSessions, body),
    onSuccess: () => queryClient.invalidateQueries(sessionsQueryOptions(api)),
  });
}

/** "Firefox on Windows", as far as it is known. */
function useDeviceName({ browser: browserKey, system: systemKey }: Device): string {
  const { t } = useLingui();
  const browser = browserKey && BROWSER_NAMES[browserKey];
  const system = systemKey && SYSTEM_NAMES[systemKey];
  if (browser && system) return t`${browser} on ${system}`;
  return browser ?? system ?? t`Unknown device`;
}
