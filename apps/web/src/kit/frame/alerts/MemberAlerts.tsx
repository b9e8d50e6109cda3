import { useLingui, Trans } from '@lingui/react/macro';
import { ALERTS, type AlertName, type DismissableAlert } from '@vela/domain/alerts';
import { Container } from '@vela/ui/layout';
import type { ComponentType } from 'react';
import Camera from 'lucide-react/icons/camera';
import { focusMain } from '../../page/focus-main';
import { useServerTime } from '../../formats/use-server-time';
import { dismissAlert } from '../../storage/dismissals';
import { ActivateReminder } from './ActivateReminder';
import { InvisibleMode } from './InvisibleMode';
import { MailsStopped } from './MailsStopped';
import * as styles from './MemberAlerts.css';
import { useAlerts } from './use-alerts';
import { AlertBar } from './AlertBar';

/** The alerts that aren't a bar above the screen: they have a place of their own. */
type ShownElsewhere = 'push' | 'timeBonusBanner' | 'timeBonusModal';

type BarName = Exclude<AlertName, ShownElsewhere>;

/** The bar of each alert. */
const BARS: Readonly<Record<BarName, ComponentType<{ onDismiss: () => void }>>> = {
  activateReminder: ActivateReminder,
  disabledNotifications: MailsStopped,
  invisible: InvisibleMode,
  profilePhoto: PhotoMissing,
};

/** What a member has to know or to do, above the screen of a page. */
export function MemberAlerts() {
  const { t } = useLingui();
  const serverTime = useServerTime();
  const names = useAlerts().filter((name): name is BarName => name in BARS);
  if (names.length === 0) return null;
  const dismiss = (name: BarName) => {
    if (!isDismissable(name)) return;
    dismissAlert(name, serverTime());
    // The button that was pressed goes: the screen has the focus next.
    focusMain();
  };
  return (
    <aside aria-label={t`Notices`}>
      <Container>
        {names.map((name) => {
          const Bar = BARS[name];
          return (
            <div key={name} className={styles.alerts[name]}>
              <Bar onDismiss={() => dismiss(name)} />
            </div>
          );
        })}
      </Container>
    </aside>
  );
}

function isDismissable(name: AlertName): name is DismissableAlert {
  return ALERTS[name].key !== null;
}

/** Asks a member without a main photo for one. */
function PhotoMissing({ onDismiss }: { onDismiss: () => void }) {
  return (
    <AlertBar
      tone="info"
      icon={Camera}
      title={<Trans>Show who you are.</Trans>}
      href="/profile"
      action={<Trans>Add a photo</Trans>}
      onDismiss={onDismiss}
    >
      <Trans>So far, others see your profile without a photo.</Trans>
    </AlertBar>
  );
}
