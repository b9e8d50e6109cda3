import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { blocksQueryOptions } from '@vela/api-client/queries/blocks';
import { notificationsQueryOptions } from '@vela/api-client/queries/notifications';
import { passkeysQueryOptions } from '@vela/api-client/queries/passkeys';
import { sessionsQueryOptions } from '@vela/api-client/queries/sessions';
import type { User } from '@vela/contract/entities/user';
import { dateFormat, LOCALE_TABLE } from '@vela/domain/locale';
import { Avatar } from '@vela/ui/Avatar';
import { Button } from '@vela/ui/Button';
import { Card } from '@vela/ui/Card';
import { Heading } from '@vela/ui/Heading';
import { Icon } from '@vela/ui/Icon';
import { Container } from '@vela/ui/layout';
import { Text } from '@vela/ui/Text';
import Archive from 'lucide-react/icons/archive';
import AtSign from 'lucide-react/icons/at-sign';
import Ban from 'lucide-react/icons/ban';
import ContactRound from 'lucide-react/icons/contact-round';
import Bell from 'lucide-react/icons/bell';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Coins from 'lucide-react/icons/coins';
import Cookie from 'lucide-react/icons/cookie';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import FingerprintPattern from 'lucide-react/icons/fingerprint-pattern';
import Flag from 'lucide-react/icons/flag';
import Languages from 'lucide-react/icons/languages';
import Lock from 'lucide-react/icons/lock';
import LogOut from 'lucide-react/icons/log-out';
import MessageCircle from 'lucide-react/icons/message-circle';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Sparkles from 'lucide-react/icons/sparkles';
import SunMoon from 'lucide-react/icons/sun-moon';
import UserX from 'lucide-react/icons/user-x';
import { usePlaceWords } from '../../kit/formats/use-place-words';
import { useTimeZone } from '../../kit/formats/use-time-zone';
import { useColorMode, useModeNames } from '../../kit/frame/color-mode/use-color-mode';
import { usePage } from '../../kit/page/page-context';
import { Screen } from '../../kit/page/Screen';
import { frame } from '../../kit/page/SettingsFrame.css';
import { useHiddenFromVisitors } from '../../kit/page/use-hidden-from-visitors';
import { clearAtLogOut } from '../../kit/session/clear-at-log-out';
import { useApi } from '../../kit/session/member-data-context';
import { column, columns, facts, person } from './Settings.css';
import { SettingsGroup, SettingsRow } from './SettingsRows';

/** Everything a member can set, each with how it is set now and the way to its page. */
export function Settings() {
  const { t } = useLingui();
  return (
    <Screen title={t`Settings`}>
      <Container>
        <div className={frame.wide}>
          <Heading level={1}>
            <Trans>Settings</Trans>
          </Heading>
          <Person />
          <div className={columns}>
            <div className={column}>
              <Account />
              <Privacy />
            </div>
            <div className={column}>
              <Notifications />
              <Security />
              <Money />
              <YourData />
            </div>
          </div>
          <LogOutForm />
        </div>
      </Container>
    </Screen>
  );
}

/** The way to the own profile; none while there is no profile. */
function Person() {
  const { user, settings } = usePage();
  if (!user?.profile) return null;
  const { name, age, main_image: photo } = user.profile;
  return (
    <Card padding="none">
      <a className={person} href="/profile">
        <Avatar name={name} src={photo ? settings.cdn_prefix + photo.thumb_filename : null} size="large" />
        <span className={facts}>
          <Text as="span" weight="bold">
            <span translate="no">{name}</span>, {age}
          </Text>
          <Text as="span" size="label" tone="muted">
            <MemberSince user={user} />
          </Text>
        </span>
        <Icon of={ChevronRight} size="small" />
      </a>
    </Card>
  );
}

function MemberSince({ user }: { user: User }) {
  const { locale } = usePage();
  const timeZone = useTimeZone();
  const placeOf = usePlaceWords();
  const month = dateFormat(locale, { timeZone, month: 'long', year: 'numeric' }).format(
    new Date(user.signup_date),
  );
  if (!user.profile) return null;
  const place = placeOf(user.profile);
  return (
    <Trans>
      <span translate="no">{place}</span> · here since {month}
    </Trans>
  );
}

function Account() {
  const { user, locale } = usePage();
  const modes = useModeNames();
  const mode = useColorMode();
  return (
    <SettingsGroup title={<Trans>Account</Trans>}>
      <SettingsRow
        href="/settings/email"
        icon={AtSign}
        value={user && <span translate="no">{user.email}</span>}
      >
        <Trans>E-mail address</Trans>
      </SettingsRow>
      <SettingsRow href="/settings/password" icon={Lock}>
        <Trans>Password</Trans>
      </SettingsRow>
      <SettingsRow href="/settings/language" icon={Languages} value={LOCALE_TABLE[locale].nativeName}>
        <Trans>Language</Trans>
      </SettingsRow>
      <SettingsRow href="/settings/appearance" icon={SunMoon} value={modes[mode]}>
        <Trans>Appearance</Trans>
      </SettingsRow>
    </SettingsGroup>
  );
}

function Privacy() {
  const { user } = usePage();
  const { data } = useQuery(blocksQueryOptions(useApi()));
  return (
    <SettingsGroup title={<Trans>Privacy</Trans>}>
      <SettingsRow href="/settings/visibility" icon={user?.invisible ? EyeOff : Eye} value={<Visibility />}>
        <Trans>Who can see me</Trans>
      </SettingsRow>
      <SettingsRow href="/settings/messages" icon={MessageCircle}>
        <Trans>Messages</Trans>
      </SettingsRow>
      <SettingsRow
        href="/settings/contacts"
        icon={ContactRound}
        value={user?.num_hidden_contacts || undefined}
      >
        <Trans>Contacts I hide from</Trans>
      </SettingsRow>
      <SettingsRow href="/settings/blocked" icon={Ban} value={data?.blocks.length}>
        <Trans>Blocked members</Trans>
      </SettingsRow>
      <SettingsRow href="/settings/reports" icon={Flag}>
        <Trans>My reports</Trans>
      </SettingsRow>
      <SettingsRow href="/pages/cookies#privacy-choices" icon={Cookie}>
        <Trans>Cookies and consents</Trans>
      </SettingsRow>
    </SettingsGroup>
  );
}

function Visibility() {
  const { user } = usePage();
  const hidden = useHiddenFromVisitors();
  if (user?.invisible) return <Trans>Invisible mode is on</Trans>;
  if (user?.shown_to_visitors && hidden === null) return <Trans>Members and visitors</Trans>;
  return <Trans>Members only</Trans>;
}

function Notifications() {
  return (
    <SettingsGroup title={<Trans>Notifications</Trans>}>
      <SettingsRow href="/notifications" icon={Bell} value={<NotificationCounts />}>
        <Trans>E-mail and push</Trans>
      </SettingsRow>
    </SettingsGroup>
  );
}

function NotificationCounts() {
  const { user } = usePage();
  const { data } = useQuery(notificationsQueryOptions(useApi()));
  if (user && user.notifications_disabled.length > 0) return <Trans>Your e-mails are stopped</Trans>;
  if (!data) return null;
  const kinds = Object.values(data.preferences);
  const [mails, pushes] = [kinds.filter(({ mail }) => mail).length, kinds.filter(({ push }) => push).length];
  return (
    <Trans>
      {mails} by e-mail, {pushes} by push
    </Trans>
  );
}

function Security() {
  const { data } = useQuery(sessionsQueryOptions(useApi()));
  const { data: added } = useQuery(passkeysQueryOptions(useApi()));
  return (
    <SettingsGroup title={<Trans>Security</Trans>}>
      <SettingsRow
        href="/settings/devices"
        icon={MonitorSmartphone}
        value={data && <Plural value={data.sessions.length} one="This one only" other="# logged in" />}
      >
        <Trans>Devices</Trans>
      </SettingsRow>
      <SettingsRow href="/settings/passkeys" icon={FingerprintPattern} value={added?.passkeys.length}>
        <Trans>Passkeys</Trans>
      </SettingsRow>
    </SettingsGroup>
  );
}

function Money() {
  const { user } = usePage();
  return (
    <SettingsGroup title={<Trans>Money</Trans>}>
      {user?.paid_user ? (
        <SettingsRow href="/credits" icon={Coins} value={user.credits}>
          <Trans>Credits</Trans>
        </SettingsRow>
      ) : (
        <SettingsRow href="/premium" icon={Sparkles}>
          <Trans>Get Premium</Trans>
        </SettingsRow>
      )}
      <SettingsRow href="/transactions" icon={ReceiptText}>
        <Trans>Transactions</Trans>
      </SettingsRow>
    </SettingsGroup>
  );
}

function YourData() {
  return (
    <SettingsGroup title={<Trans>Your data</Trans>}>
      <SettingsRow href="/settings/export" icon={Archive}>
        <Trans>Get a copy</Trans>
      </SettingsRow>
      <SettingsRow href="/settings/delete" icon={UserX}>
        <Trans>Delete my account</Trans>
      </SettingsRow>
    </SettingsGroup>
  );
}

function LogOutForm() {
  return (
    <form method="post" action="/logout" onSubmit={clearAtLogOut}>
      <Button type="submit" tone="line" wide="phone" icon={LogOut}>
        <Trans>Log out</Trans>
      </Button>
    </form>
  );
}
