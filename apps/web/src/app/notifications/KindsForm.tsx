import { Trans, useLingui } from '@lingui/react/macro';
import {
  allOff,
  NOTIFICATION_KINDS,
  type NotificationChoices,
  type NotificationKind,
} from '@vela/domain/notifications';
import { Button } from '@vela/ui/Button';
import { Icon } from '@vela/ui/Icon';
import { VisuallyHidden } from '@vela/ui/layout';
import { BareSwitch } from '@vela/ui/Switch';
import { Tag } from '@vela/ui/Tag';
import { Text } from '@vela/ui/Text';
import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import Mail from 'lucide-react/icons/mail';
import MailX from 'lucide-react/icons/mail-x';
import type { ReactNode } from 'react';
import { KIND_NAMES } from '../../kit/formats/notifications/kind-names';
import { useEarlyTurns } from '../../kit/forms/use-early-turns';
import { usePage } from '../../kit/page/page-context';
import { GROUPS, KIND_NOTES } from './kinds';
import type { TurnedNotifications } from './use-notifications';
import * as styles from './Notifications.css';

type KindsFormProps = Pick<TurnedNotifications, 'settled' | 'turn'>;

/** A switch for each kind and way. Mails that were stopped can't be turned until they are brought back. */
export function KindsForm({ settled, turn }: KindsFormProps) {
  const form = useEarlyTurns(SWITCHES, (pressed) => void turn({ preferences: choicesOf(pressed) }));
  const areMailsStopped = settled.notifications_disabled.length > 0;
  return (
    <form method="post" action="/notifications" ref={form} className={styles.main}>
      <input type="hidden" name="action" value="kinds" />
      {!areMailsStopped && <input type="hidden" name="mails_offered" value="1" />}
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>
            <Trans>What reaches you, and how</Trans>
          </VisuallyHidden>
        </caption>
        <colgroup>
          <col />
          <col className={styles.wayColumn} />
          <col className={styles.wayColumn} />
        </colgroup>
        <Head areMailsStopped={areMailsStopped} />
        {GROUPS.map(({ name, kinds }) => (
          <tbody key={name}>
            <GroupRow name={name} />
            {kinds.map((kind) => (
              <KindRow key={kind} {...{ kind, areMailsStopped, settled, turn }} />
            ))}
            {name === 'site' && <AccountRow />}
          </tbody>
        ))}
      </table>
      <noscript>
        <Button type="submit" tone="line" wide>
          <Trans>Save the switches</Trans>
        </Button>
      </noscript>
      <AllOff {...{ settled, turn }} />
      <Text size="label" tone="muted">
        <Trans>
          Neither push nor e-mail says names or words, only that something is new. The weekly update, news and
          offers come only if you turn them on.
        </Trans>
      </Text>
    </form>
  );
}

/** The names of the form's switches. */
const SWITCHES = NOTIFICATION_KINDS.flatMap((kind) => [`${kind}.mail`, `${kind}.push`]);

function choicesOf(pressed: ReadonlyMap<string, boolean>): NotificationChoices {
  const kinds = NOTIFICATION_KINDS.flatMap((kind) => {
    const turned = (['mail', 'push'] as const).flatMap((channel) => {
      const is = pressed.get(`${kind}.${channel}`);
      return is === undefined ? [] : [[channel, is] as const];
    });
    return turned.length === 0 ? [] : [[kind, Object.fromEntries(turned)] as const];
  });
  return Object.fromEntries(kinds);
}

function Head({ areMailsStopped }: { areMailsStopped: boolean }) {
  return (
    <thead className={styles.head}>
      <tr>
        <KindHead>
          <Trans>Kind</Trans>
        </KindHead>
        <th scope="col" className={styles.way}>
          <span className={styles.wayWords}>
            <Icon of={Mail} />
            <Trans>E-mail</Trans>
            {areMailsStopped && (
              <Tag tone="warning">
                <Trans>Stopped</Trans>
              </Tag>
            )}
          </span>
        </th>
        <th scope="col" className={styles.way}>
          <span className={styles.wayWords}>
            <Icon of={Bell} />
            <Trans>Push</Trans>
          </span>
        </th>
      </tr>
    </thead>
  );
}

function KindHead({ children }: { children: ReactNode }) {
  return (
    <th scope="col">
      <VisuallyHidden>{children}</VisuallyHidden>
    </th>
  );
}

function GroupRow({ name }: { name: (typeof GROUPS)[number]['name'] }) {
  const { settings } = usePage();
  const { name: site } = settings;
  return (
    <tr>
      <th scope="rowgroup" className={styles.groupName}>
        {name === 'conversations' && <Trans>Conversations</Trans>}
        {name === 'likes' && <Trans>Likes</Trans>}
        {name === 'site' && <Trans>From {site}</Trans>}
      </th>
      <td aria-hidden="true" className={styles.groupWay}>
        <span className={styles.groupWayWords}>
          <Trans>E-mail</Trans>
        </span>
      </td>
      <td aria-hidden="true" className={styles.groupWay}>
        <span className={styles.groupWayWords}>
          <Trans>Push</Trans>
        </span>
      </td>
    </tr>
  );
}

interface KindRowProps extends KindsFormProps {
  kind: NotificationKind;
  areMailsStopped: boolean;
}

function KindRow({ kind, areMailsStopped, settled, turn }: KindRowProps) {
  const { t, i18n } = useLingui();
  const name = i18n._(KIND_NAMES[kind]);
  const { mail, push } = settled.preferences[kind];
  return (
    <Row name={name} note={i18n._(KIND_NOTES[kind])}>
      <Cell>
        <BareSwitch
          name={`${kind}.mail`}
          label={t`${name}: e-mail`}
          checked={mail}
          disabled={areMailsStopped}
          onChange={({ target }) => void turn({ preferences: { [kind]: { mail: target.checked } } })}
        />
      </Cell>
      <Cell>
        {push === null ? (
          <Never />
        ) : (
          <BareSwitch
            name={`${kind}.push`}
            label={t`${name}: push`}
            checked={push}
            onChange={({ target }) => void turn({ preferences: { [kind]: { push: target.checked } } })}
          />
        )}
      </Cell>
    </Row>
  );
}

/** What the law calls necessary has no switch. */
function AccountRow() {
  const { t } = useLingui();
  return (
    <Row name={t`Your account`} note={t`Receipts, security, and links you asked for.`}>
      <Cell>
        <Text as="span" size="label" tone="muted">
          <Trans>Always</Trans>
        </Text>
      </Cell>
      <Cell>
        <Never />
      </Cell>
    </Row>
  );
}

function Row({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row" className={styles.kind}>
        <span className={styles.kindName}>{name}</span>
        <span className={styles.kindNote}>{note}</span>
      </th>
      {children}
    </tr>
  );
}

function Cell({ children }: { children: ReactNode }) {
  return <td className={styles.cell}>{children}</td>;
}

function Never() {
  return (
    <Text as="span" tone="muted">
      <span aria-hidden="true">–</span>
      <VisuallyHidden>
        <Trans>Never by push</Trans>
      </VisuallyHidden>
    </Text>
  );
}

function AllOff({ settled, turn }: KindsFormProps) {
  const isOn = (channel: 'mail' | 'push') =>
    NOTIFICATION_KINDS.some((kind) => settled.preferences[kind][channel] === true);
  const off = (channel: 'mail' | 'push') => void turn({ preferences: allOff(channel) });
  return (
    <div className={styles.allOff}>
      <Button tone="line" size="small" icon={MailX} resting={!isOn('mail')} onClick={() => off('mail')}>
        <Trans>Turn all e-mails off</Trans>
      </Button>
      <Button tone="line" size="small" icon={BellOff} resting={!isOn('push')} onClick={() => off('push')}>
        <Trans>Turn all push off</Trans>
      </Button>
    </div>
  );
}
